import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { isAbsolute, resolve } from "node:path";
import { z } from "zod";

/** A setting that cannot be used, or a start that cannot succeed: told in one sentence, exit code 1. */
export class StartError extends Error {}

const flag = z.enum(["0", "1", "true", "false"]).transform((value) => value === "1" || value === "true");

const settings = z.object({
  /** Port of the web server. */
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Address it listens on; beyond loopback, the first set-up asks for a one-time code. */
  HOST: z.string().default("127.0.0.1"),
  /** Folder of the embedded database, its files and secrets. */
  TANDEM_DATA: z.string().optional(),
  /** An own PostgreSQL (15 or later) instead of the embedded one: the URL of the owner of an empty database. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Secret from which all keys are derived; made and kept in TANDEM_DATA when the database is embedded. */
  TANDEM_SECRET: z.string().min(32, "needs at least 32 characters").optional(),
  /** Address under which people reach Tandem, such as https://tandem.example.org. */
  TANDEM_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Set to 1 behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto; never otherwise. */
  TANDEM_TRUST_PROXY: flag.default(false),
  /** Key of a PostHog project, for analytics by those who agree; with TANDEM_POSTHOG_HOST. */
  TANDEM_POSTHOG_KEY: z.string().min(1).optional(),
  /** Address of the PostHog server. */
  TANDEM_POSTHOG_HOST: z.url({ protocol: /^https?$/ }).optional(),
  /** Address (DSN) of a Sentry project, for reports of errors by those who agree. */
  TANDEM_SENTRY_DSN: z.url({ protocol: /^https?$/ }).optional(),
  /** Password of the demonstration people; random and printed when unset. */
  TANDEM_DEMO_PASSWORD: z.string().min(12, "needs at least 12 characters").optional(),
  /** Server that takes outgoing mail: smtp://user:password@host:port, or smtps://. Without it mails wait and are not sent. */
  TANDEM_SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of the mails, such as Tandem <tandem@example.org>. */
  TANDEM_MAIL_FROM: z.string().regex(/@/, "names no e-mail address").optional(),
  /** Provider by which staff may sign in (OpenID Connect), such as https://login.example.org/realms/company. */
  TANDEM_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  TANDEM_OIDC_CLIENT_ID: z.string().optional(),
  TANDEM_OIDC_CLIENT_SECRET: z.string().optional(),
  /** How people call the provider, on the button. */
  TANDEM_OIDC_NAME: z.string().max(60).default("single sign-on"),
  /** Hosts of one's own network that the server may ask, though their addresses are private; the others are refused. */
  TANDEM_PRIVATE_HOSTS: z.string().default(""),
  /** Folders of this machine below which repositories may be watched, with commas; none where it is not set. */
  TANDEM_REPOSITORIES: z.string().default(""),
  /** Whether each person has a share of the server; off for measurements only. */
  TANDEM_FAIR_SHARE: z.enum(["on", "off"]).default("on"),
  /** As TANDEM_PRIVATE_HOSTS, for push services of one's own. Apart, since any person names the address at which their device is told. */
  TANDEM_PUSH_HOSTS: z.string().default(""),
  /** Megabytes that one file may have. */
  TANDEM_MAX_FILE_MB: z.coerce.number().int().min(1).max(2048).default(100),
  /** Seconds for which a server that is told to stop (SIGTERM) still answers while /readyz refuses: as long as a proxy needs to see it. */
  TANDEM_DRAIN: z.coerce.number().min(0).max(300).default(0),
  /** Who sends it as a bearer reads /metrics from another machine. */
  TANDEM_METRICS_TOKEN: z.string().min(16, "needs at least 16 characters").optional(),
});

type Settings = z.infer<typeof settings>;

/** Where a browser may send what it tells of its use and of its errors. */
export type Outside = { posthog: { key: string; host: string } | null; sentry: { dsn: string } | null };

/** All settings of a start, checked. */
export type Config = Readonly<{
  port: number;
  host: string;
  data: string;
  database_url: string | undefined;
  secret: string | undefined;
  url: string;
  trust_proxy: boolean;
  fair_share: boolean;
  demo_password: string | undefined;
  /** Outside services that a browser may tell of its use and its errors, where its person agrees. */
  outside: Outside;
  smtp: Readonly<{ url: string; from: string }> | undefined;
  oidc: Readonly<{ issuer: string; client_id: string; client_secret: string; name: string }> | undefined;
  private_hosts: readonly string[];
  push_hosts: readonly string[];
  drain_ms: number;
  most_file_bytes: number;
  metrics_token: string | undefined;
  /** Folders below which repositories are read. */
  repositories: readonly string[];
}>;

/** Reads the settings from the environment; throws a StartError that names the first bad one. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`The setting ${issue?.path.join(".")} cannot be used: ${issue?.message}.`);
  }
  const values = parsed.data;
  if (values.DATABASE_URL && !values.TANDEM_SECRET) {
    throw new StartError("DATABASE_URL needs TANDEM_SECRET beside it: at least 32 random characters that you keep.");
  }
  return {
    port: values.PORT,
    host: values.HOST,
    data: resolve(values.TANDEM_DATA ?? defaultData()),
    database_url: values.DATABASE_URL,
    secret: values.TANDEM_SECRET,
    url: (values.TANDEM_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ""),
    trust_proxy: values.TANDEM_TRUST_PROXY,
    fair_share: values.TANDEM_FAIR_SHARE === "on",
    demo_password: values.TANDEM_DEMO_PASSWORD,
    smtp: smtpOf(values),
    oidc: oidcOf(values),
    outside: outsideOf(values),
    private_hosts: values.TANDEM_PRIVATE_HOSTS.split(/[\s,]+/).filter(Boolean),
    push_hosts: values.TANDEM_PUSH_HOSTS.split(/[\s,]+/).filter(Boolean),
    drain_ms: values.TANDEM_DRAIN * 1000,
    most_file_bytes: values.TANDEM_MAX_FILE_MB * 1_000_000,
    metrics_token: values.TANDEM_METRICS_TOKEN,
    repositories: foldersOf(values.TANDEM_REPOSITORIES),
  };
}

function foldersOf(text: string): string[] {
  const folders = text
    .split(",")
    .map((folder) => folder.trim())
    .filter(Boolean);
  const wrong = folders.find((folder) => !isAbsolute(folder));
  if (wrong) throw new StartError(`TANDEM_REPOSITORIES names folders by their whole paths, with commas; not ${wrong}.`);
  return folders;
}

function smtpOf({ TANDEM_SMTP_URL: url, TANDEM_MAIL_FROM: from }: Settings): Config["smtp"] {
  if (!url) return undefined;
  if (!from) throw new StartError("TANDEM_SMTP_URL needs TANDEM_MAIL_FROM beside it: the sender of the mails.");
  return { url, from };
}

function oidcOf(values: Settings): Config["oidc"] {
  const { TANDEM_OIDC_ISSUER: issuer, TANDEM_OIDC_CLIENT_ID: client_id } = values;
  const { TANDEM_OIDC_CLIENT_SECRET: client_secret, TANDEM_OIDC_NAME: name } = values;
  if (!issuer) return undefined;
  if (!(client_id && client_secret))
    throw new StartError("TANDEM_OIDC_ISSUER needs TANDEM_OIDC_CLIENT_ID and TANDEM_OIDC_CLIENT_SECRET beside it.");
  return { issuer, client_id, client_secret, name };
}

function outsideOf({ TANDEM_POSTHOG_KEY: key, TANDEM_POSTHOG_HOST: host, TANDEM_SENTRY_DSN: dsn }: Settings): Outside {
  if (!key !== !host) throw new StartError("TANDEM_POSTHOG_KEY and TANDEM_POSTHOG_HOST go together: set both or none.");
  return { posthog: key && host ? { key, host } : null, sentry: dsn ? { dsn } : null };
}

// PostgreSQL does not run as root, and the unprivileged user that runs it instead cannot reach a private home.
function defaultData(): string {
  return userInfo().uid === 0 && !existsSync("data") ? "/var/lib/tandem" : "data";
}
