import { formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { Connection, ConnectionState } from "../connections.ts";

/** What a state is called. */
export const stateWord = (state: ConnectionState): string => t(states[state]);

const states: Record<ConnectionState, string> = {
  good: phrase("Healthy"),
  warning: phrase("Needs attention"),
  unused: phrase("Not used yet"),
  off: phrase("Not set up"),
};

type Words = {
  name: string;
  /** How many there are. */ count?: string;
  /** What it is for, or how it is set up where that is no page's. */ about: string;
  path: string;
  search?: Record<string, string>;
};

const health = "/system-health";
const army = "/dashboard/ai-army";
const settings = "/security";

const words: Record<string, Words> = {
  mail: {
    name: phrase("Mail server (SMTP)"),
    count: phrase("{{count}} waiting"),
    about: phrase("Sends invitations, notifications and e-mails. TANDEM_SMTP_URL sets it up."),
    path: health,
  },
  sso: {
    name: phrase("Single sign-on (OIDC)"),
    count: phrase("{{count}} accounts linked"),
    about: phrase("Staff sign in with the company’s own accounts. TANDEM_OIDC_ISSUER sets it up."),
    path: health,
  },
  model: {
    name: phrase("Model endpoint"),
    about: phrase("Agents think with it. An administrator sets it on the agents’ page."),
    path: army,
  },
  repositories: {
    name: phrase("Git repositories"),
    count: phrase("{{count}} watched, {{failing}} failing"),
    about: phrase("Looked at every minute for conflicts, secrets and what their host says."),
    path: army,
    search: { tab: "repositories" },
  },
  tool_servers: {
    name: phrase("Tool servers (MCP)"),
    count: phrase("{{count}} added, {{failing}} failing"),
    about: phrase("Outside tools that agents may use."),
    path: army,
    search: { tab: "tools" },
  },
  calendar_feeds: {
    name: phrase("Calendar feeds"),
    count: phrase("{{count}} in use"),
    about: phrase("People’s calendar programs read their dates from here."),
    path: settings,
  },
  push: {
    name: phrase("Notifications on devices"),
    count: phrase("{{count}} devices, {{failing}} failing"),
    about: phrase("Browsers are told by the push services of their makers."),
    path: settings,
  },
  api_keys: {
    name: phrase("API keys"),
    count: phrase("{{count}} in use"),
    about: phrase("Other programs read and write here as the person whose key it is."),
    path: settings,
  },
  webhooks: {
    name: phrase("Webhooks"),
    count: phrase("{{count}} added, {{failing}} failing or paused"),
    about: phrase("Other systems are told what happens here."),
    path: "/integrations",
    search: { tab: "webhooks" },
  },
  backup: {
    name: phrase("Backup"),
    count: phrase("{{count}} made"),
    about: phrase("bin/backup FOLDER makes one."),
    path: health,
  },
};

/** What a connection is called. */
export const nameOf = ({ connection }: Connection): string => t(words[connection]?.name ?? connection);

/** How many there are of it. */
export const countOf = ({ connection, count, failing }: Connection): string => {
  const text = words[connection]?.count;
  return text ? t(text, { count: formatNumber(count), failing: formatNumber(failing) }) : "";
};

/** What it is for. */
export const aboutOf = ({ connection }: Connection): string => t(words[connection]?.about ?? "");

/** Where it is set up, and seen in full. */
export const wayOf = ({ connection }: Connection) => {
  const { path = health, search = {} } = words[connection] ?? {};
  return { path, search };
};
