import { createHash } from "node:crypto";
import { type DueNotices, noticeTitle } from "../mail/notice-letter.ts";

type Notice = DueNotices["notices"][number] & { entity: string | null; row_id: string | null };

/** What is due for a device: a notification, or a try where there is none. */
export type DuePush = { language: "en" | "fr"; notice: Notice | null };

/** What the worker shows (src/push/browser/push-worker.ts). */
export type PushMessage = { title: string; body: string; path: string; tag: string; language: string; id?: string };

/** A notification as a device shows it: its sentence, what it is about, and where it leads. */
export function pushMessage({ language, notice }: DuePush): PushMessage {
  if (!notice) return { ...trial[language], path: "/security", tag: topicOf("try"), language };
  const { id, action_url, entity, row_id } = notice;
  // As in letters: a role and a browser are names of machines.
  const about = ["role", "sign_in"].includes(notice.kind) ? "" : notice.message;
  const tag = topicOf(row_id ? `${entity}:${row_id}` : id);
  const title = noticeTitle(notice, language);
  return { title, body: shortened(about), path: action_url ?? "/dashboard", tag, language, id };
}

const trial = {
  en: { title: "Notifications arrive on this device", body: "This is the test that you asked for." },
  fr: { title: "Les notifications arrivent sur cet appareil", body: "Voici le test que vous avez demandé." },
};

/** What is told of one record takes one place; services want at most 32 letters, and learn nothing by them. */
function topicOf(group: string): string {
  return createHash("sha256").update(group).digest("base64url").slice(0, 32);
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
