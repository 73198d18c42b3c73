import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { keepSession, keptSession } from "../client/kept-session.ts";
import { standIn } from "../client/standby.ts";
import { openAnswers } from "./answers.ts";
import { LeaveDialog } from "./leave-dialog.tsx";
import { emptyOutbox, openOutboxOf, unsentCount } from "./outbox.ts";

/** Asks whoever would lose what they have not sent whether they mean it; true where nothing would be lost. */
export async function mayLeave(): Promise<boolean> {
  const session = keptSession();
  if (session) await openOutboxOf(session);
  const count = unsentCount();
  if (count === 0) return true;
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const answer = await new Promise<boolean>((onAnswer) => root.render(createElement(LeaveDialog, { count, onAnswer })));
  root.unmount();
  place.remove();
  return answer;
}

/** Lets go of everything that this browser keeps of the person who was here: what they read, what they wrote, who they are. */
export async function wipe(): Promise<void> {
  const session = keptSession();
  standIn(null);
  keepSession(null);
  // Begun forms, the records that were open last, and where unfinished uploads stopped are the person's, too.
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (/^(tandem\.(new|recent)\.|tus::)/.test(key)) storage.removeItem(key);
  await emptyOutbox();
  if (session) await openAnswers(session.person).clear();
}
