import { formatDate, formatDateTime, formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { Part } from "../judge.ts";

/** What a part is called. */
export const nameOf = ({ part }: Part): string => t(names[part] ?? part);

const names: Record<string, string> = {
  database: phrase("Database"),
  disk: phrase("Disk"),
  clock: phrase("Clock"),
  certificate: phrase("Certificate"),
  log: phrase("Audit log"),
  mail: phrase("Outgoing e-mail"),
  push: phrase("Notifications on devices"),
  set_aside: phrase("Set aside"),
  agents: phrase("Agents"),
  model: phrase("Model endpoint"),
  repositories: phrase("Repositories"),
  imports: phrase("Imports"),
  browsers: phrase("Errors in browsers"),
  sso: phrase("Single sign-on"),
};

/** How it is, with its figures. */
export function sentenceOf({ part, said, values }: Part): string {
  const text = sentences[`${part}.${said}`];
  return text ? t(text, Object.fromEntries(Object.entries(values).map(worded))) : "";
}

const days = ["until"];
const moments = ["at", "since", "sent_at", "worker_at"];

function worded([name, value]: [string, string | number]): [string, string] {
  if (typeof value === "number") return [name, formatNumber(value, 1)];
  if (value === "") return [name, "—"];
  if (days.includes(name)) return [name, formatDate(value)];
  return [name, moments.includes(name) ? formatDateTime(value) : value];
}

const sentences: Record<string, string> = {
  "database.good": phrase("PostgreSQL {{version}}, {{gigabytes}} GB, {{used}} of {{most}} connections."),
  "database.connections": phrase("{{used}} of {{most}} connections are taken."),
  "disk.good": phrase("{{free}} of {{total}} GB are free."),
  "disk.full": phrase("Only {{free}} of {{total}} GB are free in {{folder}}."),
  "disk.off": phrase("The database is your own: its disk is watched there."),
  "clock.good": phrase("Server and database agree."),
  "clock.apart": phrase("Server and database are {{seconds}} seconds apart."),
  "certificate.good": phrase("Valid until {{until}}."),
  "certificate.expires": phrase("Expires on {{until}}, in {{days}} days."),
  "certificate.unreadable": phrase("It could not be checked."),
  "certificate.off": phrase("The address has no https."),
  "log.good": phrase("Last sealed {{at}}."),
  "log.behind": phrase("New entries are not sealed."),
  "mail.good": phrase("{{waiting}} wait."),
  "mail.late": phrase("{{waiting}} wait, the oldest since {{since}}."),
  "mail.failed": phrase("{{failed}} failed within a day."),
  "mail.off": phrase("{{waiting}} wait for a mail server."),
  "push.good": phrase("{{devices}} devices."),
  "push.late": phrase("They wait since {{since}}."),
  "push.failed": phrase("A device refused within a day."),
  "push.off": phrase("Nobody has switched them on."),
  "set_aside.good": phrase("Nothing."),
  "set_aside.some": phrase("{{count}} could not be worked on, the oldest since {{since}}."),
  "agents.good": phrase("{{waiting}} tasks wait."),
  "agents.failed": phrase("{{failed}} tasks failed within a day."),
  "agents.halted": phrase("Halted since {{at}}: {{reason}}"),
  "agents.silent": phrase("{{waiting}} tasks wait, and nobody works on them."),
  "model.good": phrase("Set up."),
  "model.off": phrase("Agents do only what needs no model."),
  "repositories.good": phrase("{{watched}} are watched."),
  "repositories.failing": phrase("{{failing}} of {{watched}} could not be read."),
  "repositories.off": phrase("None is watched."),
  "imports.good": phrase("{{running}} running."),
  "imports.failed": phrase("{{failed}} failed within a day."),
  "browsers.good": phrase("None within a day."),
  "browsers.errors": phrase("{{count}} within a day."),
  "sso.good": phrase("Set up."),
  "sso.off": phrase("Staff sign in with a password or a passkey."),
};

/** What mends it, or sets it up: nothing where all is well. */
export const mendOf = ({ part, said }: Part): string => {
  const text = mends[`${part}.${said}`];
  return text ? t(text) : "";
};

const mends: Record<string, string> = {
  "database.connections": phrase("Raise max_connections, or end the programs that hold them."),
  "disk.full": phrase("Make room, or move TANDEM_DATA to a larger disk and restart."),
  "clock.apart": phrase("Set both machines by NTP: timedatectl set-ntp true."),
  "certificate.expires": phrase("Renew it at the proxy that holds it, then reload the proxy."),
  "certificate.unreadable": phrase("Open TANDEM_URL in a browser: the address, the proxy or the certificate is wrong."),
  "certificate.off": phrase("Put a proxy with https before Tandem and set TANDEM_URL to that address."),
  "log.behind": phrase("See why below, under “Set aside”, or in the server’s log; then restart Tandem."),
  "mail.late": phrase("Check that the server of TANDEM_SMTP_URL answers; they are tried again by themselves."),
  "mail.failed": phrase("Read why below, mend it, and try them again."),
  "mail.off": phrase("Set TANDEM_SMTP_URL and TANDEM_MAIL_FROM, and restart."),
  "push.late": phrase("Check that this machine reaches the push services over https."),
  "push.failed": phrase("Whoever misses them switches them on anew under Settings."),
  "set_aside.some": phrase("Try them again below, or take them off the list."),
  "agents.failed": phrase("Each task says why it failed."),
  "agents.halted": phrase("Lift the halt on the agents’ page once the reason is gone."),
  "agents.silent": phrase("Restart Tandem; the tasks are taken up again."),
  "model.off": phrase("An administrator sets an endpoint on the agents’ page."),
  "repositories.failing": phrase("Open the repository: it says what is wrong with its address or its token."),
  "imports.failed": phrase("Open the import: it says which lines were refused."),
  "browsers.errors": phrase("Reload the page where it happened; the developers want the text above."),
  "sso.off": phrase("Set TANDEM_OIDC_ISSUER, TANDEM_OIDC_CLIENT_ID and TANDEM_OIDC_CLIENT_SECRET, and restart."),
};

type Way = { label: string; path: string; search: Record<string, string> };

/** Where it is seen in full. */
export function wayOf({ part }: Part): Way | undefined {
  const army = (tab: string) => ({ path: "/dashboard/ai-army", search: { tab } });
  if (part === "agents") return { label: t("Open the tasks"), ...army("tasks") };
  if (part === "repositories") return { label: t("Open the repositories"), ...army("repositories") };
  return undefined;
}
