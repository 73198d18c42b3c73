/** What the database tells of itself and of what waits in it (app.system_health). */
export type Facts = {
  now: string;
  database: { version: string; bytes: number; used: number; most: number; since: string };
  log: { sealed_at: string | null; unsealed_since: string | null };
  mail: { waiting: number; since: string | null; failed: number; sent_at: string | null; error: string | null };
  push: { devices: number; since: string | null; error: string | null };
  set_aside: { count: number; since: string | null; error: string | null };
  agents: { worker_at: string | null; halt: { at: string; reason: string } | null; waiting: number; failed: number };
  model: boolean;
  repositories: { watched: number; failing: number; error: string | null };
  jobs: {
    servers: number;
    tasks: number;
    waiting: number;
    failing: number;
    since: string | null;
    error: string | null;
  };
  backup: { at: string | null; restored_at: string | null; gigabytes: number | null };
  imports: { running: number; failed: number; error: string | null };
  browsers: { count: number; error: string | null };
};

/** What the server knows of its machine and its settings. */
export type Machine = {
  now: string;
  /** Bytes of the disk that holds the data; null where the database is elsewhere. */
  disk: { folder: string; free: number; total: number } | null;
  /** Until when the certificate of the address holds, or why it could not be read; null without https. */
  certificate: { until: string } | { error: string } | null;
  smtp: boolean;
  sso: boolean;
  /** Whether the database is the one that Tandem brings. */
  embedded: boolean;
};

/** Works; should be looked at; does not work; is not set up. */
export type State = "good" | "warning" | "bad" | "off";

/** A part of the installation: how it is, in which words (health-words.ts), with which figures, and its last error. */
export type Part = {
  part: string;
  state: State;
  said: string;
  values: Record<string, string | number>;
  error?: string | null;
};

const minute = 60_000;
const gigabyte = 1e9;

/** How each part is. */
export function judge(facts: Facts, machine: Machine): Part[] {
  const now = Date.parse(machine.now);
  const late = (since: string | null, ms: number) => since !== null && now - Date.parse(since) > ms;
  return [
    database(facts),
    disk(machine),
    clock(facts, machine),
    certificate(machine, now),
    {
      part: "log",
      ...(late(facts.log.unsealed_since, 2 * minute) ? bad("behind") : good()),
      values: { at: facts.log.sealed_at ?? "" },
    },
    mail(facts, machine, late),
    push(facts, late),
    told("set_aside", facts.set_aside, facts.set_aside.count > 0 ? warning("some") : good()),
    agents(facts, late),
    { part: "model", ...(facts.model ? good() : off()), values: {} },
    repositories(facts),
    jobs(facts, late),
    backup(facts, machine, late),
    told("imports", facts.imports, facts.imports.failed > 0 ? warning("failed") : good()),
    told("browsers", facts.browsers, facts.browsers.count > 0 ? warning("errors") : good()),
    { part: "sso", ...(machine.sso ? good() : off()), values: {} },
  ];
}

type Late = (since: string | null, ms: number) => boolean;
type Judged = Pick<Part, "state" | "said">;
const good = (said = "good"): Judged => ({ state: "good", said });
const off = (): Judged => ({ state: "off", said: "off" });
const warning = (said: string): Judged => ({ state: "warning", said });
const bad = (said: string): Judged => ({ state: "bad", said });

const facts_of = (facts: Record<string, unknown>): Part["values"] =>
  Object.fromEntries(
    Object.entries(facts).filter((pair): pair is [string, string | number] => pair[0] !== "error" && pair[1] !== null),
  );

function database({ database: { version, bytes, used, most } }: Facts): Part {
  const values = { version, gigabytes: bytes / gigabyte, used, most };
  return { part: "database", ...(used > most * 0.9 ? warning("connections") : good()), values };
}

function disk({ disk: known }: Machine): Part {
  if (!known) return { part: "disk", ...off(), values: {} };
  const { folder, free, total } = known;
  const judged = free < gigabyte || free < total * 0.05 ? bad("full") : free < total * 0.1 ? warning("full") : good();
  return { part: "disk", ...judged, values: { folder, free: free / gigabyte, total: total / gigabyte } };
}

function clock({ now }: Facts, machine: Machine): Part {
  const seconds = Math.round(Math.abs(Date.parse(now) - Date.parse(machine.now)) / 1000);
  return {
    part: "clock",
    ...(seconds > 60 ? bad("apart") : seconds > 5 ? warning("apart") : good()),
    values: { seconds },
  };
}

function certificate({ certificate: known }: Machine, now: number): Part {
  if (!known) return { part: "certificate", ...off(), values: {} };
  if ("error" in known) return { part: "certificate", ...bad("unreadable"), values: {}, error: known.error };
  const days = Math.floor((Date.parse(known.until) - now) / (24 * 60 * minute));
  const judged = days < 3 ? bad("expires") : days < 14 ? warning("expires") : good();
  return { part: "certificate", ...judged, values: { days, until: known.until } };
}

function mail({ mail: facts }: Facts, { smtp }: Machine, late: Late): Part {
  const { error, ...values } = facts;
  const judged = !smtp
    ? off()
    : late(facts.since, 10 * minute)
      ? bad("late")
      : facts.failed > 0
        ? warning("failed")
        : good();
  return { part: "mail", ...judged, values: facts_of(values), ...(judged.state !== "good" && smtp && { error }) };
}

function push({ push: facts }: Facts, late: Late): Part {
  const judged =
    facts.devices === 0
      ? off()
      : late(facts.since, 10 * minute)
        ? bad("late")
        : facts.error
          ? warning("failed")
          : good();
  return { part: "push", ...judged, values: facts_of(facts), error: facts.error };
}

const told = (part: string, facts: Record<string, unknown> & { error: string | null }, judged: Judged): Part => ({
  part,
  ...judged,
  values: facts_of(facts),
  error: facts.error,
});

// (A database of one's own is saved by its own means, of which nothing is known here.)
function backup({ backup: facts }: Facts, { embedded }: Machine, late: Late): Part {
  const judged = !embedded
    ? { state: "off" as const, said: "elsewhere" }
    : facts.at === null
      ? warning("none")
      : late(facts.at, 2 * 24 * 60 * minute)
        ? warning("old")
        : good();
  return { part: "backup", ...judged, values: facts_of(facts) };
}

function jobs({ jobs: facts }: Facts, late: Late): Part {
  const silent = facts.servers === 0 || late(facts.since, 2 * minute);
  const judged = silent ? bad("silent") : facts.failing > 0 ? warning("failing") : good();
  return told("jobs", facts, judged);
}

function agents({ agents: { worker_at, halt, waiting, failed } }: Facts, late: Late): Part {
  const values = {
    waiting,
    failed,
    ...(halt && { reason: halt.reason, at: halt.at }),
    ...(worker_at && { worker_at }),
  };
  if (halt) return { part: "agents", ...warning("halted"), values };
  if (waiting > 0 && (worker_at === null || late(worker_at, minute)))
    return { part: "agents", ...bad("silent"), values };
  return { part: "agents", ...(failed > 0 ? warning("failed") : good()), values };
}

function repositories({ repositories: facts }: Facts): Part {
  const judged = facts.watched === 0 ? off() : facts.failing > 0 ? warning("failing") : good();
  return { part: "repositories", ...judged, values: facts_of(facts), error: facts.error };
}
