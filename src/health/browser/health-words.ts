import { formatDate, formatDateTime, formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { Part, State } from "../judge.ts";

/** What a part is called. */
export const nameOf = (part: string): string => t(names[part] ?? part);

/** What a state is called. */
export const stateWord = (state: State): string => t(states[state]);

const states: Record<State, string> = {
  bad: phrase("Not working"),
  warning: phrase("Needs attention"),
  good: phrase("Healthy"),
  off: phrase("Not set up"),
};

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
  jobs: phrase("Background jobs"),
  backup: phrase("Backup"),
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
  "database.connections": phrase("{{used}} of {{most}} connections are in use."),
  "disk.good": phrase("{{free}} of {{total}} GB are free."),
  "disk.full": phrase("Only {{free}} of {{total}} GB are free in {{folder}}."),
  "disk.off": phrase("You run the database yourself: watch its disk there."),
  "clock.good": phrase("Server and database agree."),
  "clock.apart": phrase("Server and database are {{seconds}} seconds apart."),
  "certificate.good": phrase("Valid until {{until}}."),
  "certificate.expires": phrase("Expires on {{until}}, in {{days}} days."),
  "certificate.unreadable": phrase("It could not be checked."),
  "certificate.off": phrase("The address does not use https."),
  "log.good": phrase("Last sealed {{at}}."),
  "log.behind": phrase("New entries are not sealed."),
  "mail.good": phrase("{{waiting}} waiting."),
  "mail.late": phrase("{{waiting}} waiting, the oldest since {{since}}."),
  "mail.failed": phrase("{{failed}} failed in the last day."),
  "mail.off": phrase("{{waiting}} waiting for a mail server."),
  "push.good": phrase("{{devices}} devices."),
  "push.late": phrase("Waiting since {{since}}."),
  "push.failed": phrase("A device refused one in the last day."),
  "push.off": phrase("Nobody has turned them on."),
  "set_aside.good": phrase("Nothing."),
  "set_aside.some": phrase("{{count}} could not be processed, the oldest since {{since}}."),
  "agents.good": phrase("{{waiting}} tasks waiting."),
  "agents.failed": phrase("{{failed}} tasks failed in the last day."),
  "agents.halted": phrase("Halted since {{at}}: {{reason}}"),
  "agents.silent": phrase("{{waiting}} tasks waiting, and nothing is working on them."),
  "model.good": phrase("Set up."),
  "model.off": phrase("Agents can only do what needs no model."),
  "repositories.good": phrase("{{watched}} are watched."),
  "repositories.failing": phrase("{{failing}} of {{watched}} could not be read."),
  "repositories.off": phrase("None is watched."),
  "jobs.good": phrase("{{tasks}} tasks."),
  "jobs.failing": phrase("{{failing}} of {{tasks}} tasks are failing."),
  "jobs.silent": phrase("Nothing is running them."),
  "backup.good": phrase("The last one is of {{at}}, {{gigabytes}} GB."),
  "backup.old": phrase("The last one is of {{at}}, more than two days ago."),
  "backup.none": phrase("There is none."),
  "backup.elsewhere": phrase("You run the database yourself: back it up there."),
  "imports.good": phrase("{{running}} running."),
  "imports.failed": phrase("{{failed}} failed in the last day."),
  "browsers.good": phrase("None in the last day."),
  "browsers.errors": phrase("{{count}} in the last day."),
  "sso.good": phrase("Set up."),
  "sso.off": phrase("Staff sign in with a password or a passkey."),
};

/** What mends it, or sets it up: nothing where all is well. */
export const mendOf = ({ part, said }: Part): string => {
  const text = mends[`${part}.${said}`];
  return text ? t(text) : "";
};

const mends: Record<string, string> = {
  "database.connections": phrase("Raise max_connections, or close the programs that use them."),
  "disk.full": phrase("Free up space, or move TANDEM_DATA to a larger disk and restart."),
  "clock.apart": phrase("Synchronize both machines by NTP: timedatectl set-ntp true."),
  "certificate.expires": phrase("Renew it on your proxy, then reload the proxy."),
  "certificate.unreadable": phrase("Open TANDEM_URL in a browser: the address, the proxy or the certificate is wrong."),
  "certificate.off": phrase("Put a proxy with https in front of Tandem, and set TANDEM_URL to its address."),
  "log.behind": phrase("Look for the reason under “Set aside” below or in the server’s log, then restart Tandem."),
  "mail.late": phrase("Check that the server in TANDEM_SMTP_URL answers. The e-mails are retried automatically."),
  "mail.failed": phrase("Read the reason below, fix it, and try them again."),
  "mail.off": phrase("Set TANDEM_SMTP_URL and TANDEM_MAIL_FROM, and restart."),
  "push.late": phrase("Check that this machine reaches the push services over https."),
  "push.failed": phrase("Whoever misses them can turn them on again in Settings."),
  "set_aside.some": phrase("Try them again below, or remove them from the list."),
  "agents.failed": phrase("Each task says why it failed."),
  "agents.halted": phrase("Lift the halt on the agents’ page once the reason is gone."),
  "agents.silent": phrase("Restart Tandem. It continues with the tasks."),
  "model.off": phrase("An administrator can set an endpoint on the agents’ page."),
  "repositories.failing": phrase("Open the repository to see what is wrong with its address or token."),
  "jobs.failing": phrase("They are retried every minute. The reason stands below, under “Background jobs”."),
  "jobs.silent": phrase("Look for the reason in the server’s log, then restart Tandem."),
  "backup.old": phrase("Run bin/backup FOLDER each night, by cron or a systemd timer, to another disk."),
  "backup.none": phrase("Run bin/backup FOLDER each night, by cron or a systemd timer, to another disk."),
  "imports.failed": phrase("Open the import to see which lines were refused."),
  "browsers.errors": phrase("Reload the page where it happened, and report the text above."),
  "sso.off": phrase("Set TANDEM_OIDC_ISSUER, TANDEM_OIDC_CLIENT_ID and TANDEM_OIDC_CLIENT_SECRET, and restart."),
};

type Way = { label: string; path: string; search: Record<string, string> };

/** Where it is seen in full. */
export function wayOf({ part }: Part): Way | undefined {
  const army = (tab: string) => ({ path: "/dashboard/ai-army", search: { tab } });
  if (part === "agents") return { label: t("Open the tasks"), ...army("tasks") };
  if (part === "repositories") return { label: t("Open the repositories"), ...army("repositories") };
  if (part === "browsers") return { label: t("Open monitoring"), path: "/monitoring", search: {} };
  return undefined;
}
