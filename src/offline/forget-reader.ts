import { keepSession, keptSession } from "../client/kept-session.ts";
import { takeDown } from "../push/browser/take-down.ts";
import { openAnswers } from "./answers.ts";

/** Lets go of who was signed in here and of what they read: their session is over. What they wrote waits for their return. */
export async function forgetReader(): Promise<void> {
  const former = keptSession();
  keepSession(null);
  await takeDown().catch(() => undefined);
  if (former) await openAnswers(former.person).clear();
}
