import { placeOf } from "../../entities/places.ts";
import { formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { Finding } from "../judge.ts";

/** A finding in a sentence. */
export function findingTold({ kind, subject, values }: Finding): string {
  const named = kind === "duplicates" ? t(placeOf(subject)?.words.many ?? subject) : subject;
  const told = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? formatNumber(value, 1) : value,
  ]);
  return t(sentences[kind] ?? kind, { subject: named, ...(Object.fromEntries(told) as Record<string, string>) });
}

const sentences: Record<string, string> = {
  slow_route: phrase("{{subject}} takes {{ms}} ms; the budget is {{budget}} ms."),
  slow_page: phrase("{{subject}} takes {{ms}} ms to paint; the budget is {{budget}} ms."),
  read_whole: phrase("{{subject}} has {{rows}} rows and was read whole {{times}} times: an index is missing."),
  unused_index: phrase("{{subject}} on {{table}} takes {{megabytes}} MB and was never used."),
  leads_unowned: phrase("Open leads without an owner: {{count}}"),
  leads_without_step: phrase("Open leads without a next step: {{count}}"),
  tasks_unowned: phrase("Open tasks without an assignee: {{count}}"),
  clients_unowned: phrase("Clients without an owner: {{count}}"),
  contacts_unreachable: phrase("Contacts without e-mail or phone: {{count}}"),
  bounced: phrase("Addresses that refused an e-mail in 90 days: {{count}}"),
  duplicates: phrase("Probable duplicates among {{subject}}: {{count}}"),
};

type Way = { to: string; search: Record<string, string> };

/** Where the records of a finding are; nothing where there is no such list. */
export function wayTo({ kind, subject }: Finding): Way | undefined {
  if (kind === "duplicates") {
    const path = placeOf(subject)?.path;
    return path ? { to: path, search: {} } : undefined;
  }
  return ways[kind];
}

const ways: Record<string, Way> = {
  slow_route: { to: "/monitoring", search: { period: "7d", sort: "p95" } },
  slow_page: { to: "/monitoring", search: { period: "7d" } },
  leads_unowned: { to: "/leads", search: { owner: "none", stage: "open" } },
  leads_without_step: { to: "/leads", search: { stage: "open", next: "none" } },
  tasks_unowned: { to: "/tasks", search: { status: "open", owner: "none" } },
  clients_unowned: { to: "/clients", search: { owner: "none" } },
  bounced: { to: "/system-health", search: {} },
};
