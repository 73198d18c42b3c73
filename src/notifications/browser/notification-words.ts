import { noticeSentence, noticeValues, type Worded } from "../notice-sentence.ts";
import { roleName } from "../../client/role-name.ts";
import { formatDay } from "../../ui/format-short.ts";
import { formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { browserName } from "../../auth/browser/account/browser-name.ts";
import type { Notification } from "./notification-data.ts";

type Told = Pick<Notification, "kind" | "title" | "message" | "details">;

/** What happened, in the language of the interface; what has no words of its own yet as the server says it. */
export function titleOf({ title, details }: Pick<Told, "title" | "details">): string {
  const notice = { title, details: details as Worded["details"] };
  const count = formatNumber(notice.details.count ?? 0);
  return t(noticeSentence(notice).sentence, { ...noticeValues(notice, t), count });
}

/** What it is about: a name, as a rule. */
export function messageOf({ kind, message, details }: Told): string {
  if (kind === "role") return roleName(message);
  if (kind === "sign_in") return browserName(message) ?? t("Unknown browser");
  const days = kind === "time_missing" && details["days"];
  return Array.isArray(days) ? days.map((day) => formatDay(String(day))).join(", ") : message;
}

/** Why the person is told this. */
export function reasonOf({ kind }: Pick<Told, "kind">): string {
  return t(reasons[kind] ?? phrase("Because it concerns you."));
}

const security = phrase("Because it concerns your access. Such messages always come.");
const on_task = phrase("Because you do this task or watch it, answer for it, or made it.");
const reasons: Record<string, string> = {
  due: phrase("Because you have planned it."),
  undelivered: phrase("Because you wrote it."),
  mentioned: phrase("Because a colleague mentions you there."),
  messaged: phrase("Because you are in this channel or thread."),
  mail_came: phrase("Because you answer this conversation."),
  client_wrote: phrase("Because you look after this client, or have written to them."),
  company_wrote: phrase("Because it was written to you."),
  ticket_asked: phrase("Because you answer tickets."),
  ticket_due: phrase("Because it is assigned to you, or to nobody yet."),
  rights_end: phrase("Because its brief is in your care."),
  signature: phrase("Because you are asked to answer, or have asked for it."),
  assigned: phrase("Because it is now in your care."),
  handed_over: phrase("Because the records of a colleague are now in your care."),
  moved: phrase("Because it is in your care and somebody else moved it."),
  due_soon: phrase("Because you are to do it."),
  overdue: phrase("Because you are to do it."),
  time_refused: phrase("Because it is your time."),
  time_missing: phrase("Because you enter time."),
  report_asked: phrase("Because you manage this project."),
  blocked: on_task,
  unblocked: on_task,
  rescheduled: on_task,
  commented: on_task,
  task_done: phrase("Because you asked for it."),
  task_failed: phrase("Because you asked for it."),
  task_waits: phrase("Because you asked for it."),
  agents: phrase("Because you run the agents."),
  finding: phrase("Because you deal with what agents find."),
  repository: phrase("Because you run the agents, which watch it."),
  workflow: phrase("Because a workflow names you, or runs under your rights."),
  webhook: phrase("Because it reads under your rights, or you run the integrations."),
  import: phrase("Because you began this import."),
  role: security,
  sign_in: security,
  second_factor: security,
  password: security,
  way_in: security,
};
