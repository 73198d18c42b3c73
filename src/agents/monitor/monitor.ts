import { setTimeout as sleep } from "node:timers/promises";
import { atMost } from "../../at-most.ts";
import type { Actor, Database } from "../../database/door.ts";
import type { Report } from "../../entities/repositories/report.ts";
import type { Claimed, LookNeeds } from "./look.ts";
import { standing } from "./standing.ts";
import { sentenceOf } from "./sentence-of.ts";

/** Watches repositories, beside other servers: each is looked at by one of them at a time. */
export type Monitor = {
  /** One step: looks at those whose turn it is. */
  step(): Promise<void>;
  /** Waits until nothing is under way. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

export type MonitorOptions = LookNeeds & {
  database: Database;
  system: Actor;
  failed: (error: unknown) => void;
  /** How often it asks whose turn it is; somebody who wants a look now waits as long. */
  poll_ms?: number;
  /** How long it waits before each retry. */
  waits_ms?: readonly number[];
};

/** The specification's: each repository every 60 s, and 3 retries. */
export const interval_ms = 60_000;
export const most_retries = 3;

const usual_poll_ms = 5000;
const usual_waits_ms = [2000, 5000, 10_000];
// Each may want all the memory that a look may have.
const most_at_once = 2;

/** Watches until it is closed. What is under way then is looked at again once its lease is over. */
export function openMonitor(options: MonitorOptions): Monitor {
  const { failed } = options;
  const under_way = new Set<Promise<void>>();
  const closing = new AbortController();
  const step = () => claim(options, under_way, closing.signal);
  let last: Promise<void> = step().catch(failed);
  const next = () => (last = last.then(step).catch(failed));
  const timer = setInterval(() => void next(), options.poll_ms ?? usual_poll_ms);
  const settled = async () => {
    await last;
    while (under_way.size) await Promise.all(under_way);
  };
  return {
    step: next,
    settled,
    async close() {
      clearInterval(timer);
      closing.abort();
      await atMost(2000, settled());
    },
  };
}

async function claim(options: MonitorOptions, under_way: Set<Promise<void>>, signal: AbortSignal): Promise<void> {
  const { database, system, failed } = options;
  const room = most_at_once - under_way.size;
  if (room <= 0 || signal.aborted) return;
  const statement = { text: "select app.claim_repositories($1, $2)::text", values: [room, interval_ms] };
  const [rows] = await database.flush(system, [statement]);
  for (const claimed of JSON.parse(rows?.[0]?.[0] ?? "[]") as Claimed[]) {
    const work = watch(options, claimed, signal)
      .catch(failed)
      .finally(() => under_way.delete(work));
    under_way.add(work);
  }
}

/** Looks at a repository, and again up to three times where that fails; notes what it found, or why it could not. */
async function watch(options: MonitorOptions, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { waits_ms = usual_waits_ms } = options;
  // (What reads Git is loaded where something is watched.)
  const { look } = await import("./look.ts");
  for (let retries = 0; ; retries++) {
    try {
      return await settle(options, claimed, await look(options, claimed));
    } catch (error) {
      if (signal.aborted) return;
      if (retries === most_retries) return settle(options, claimed, null, sentenceOf(error));
      await sleep(waits_ms[retries], undefined, { signal }).catch(() => {});
    }
  }
}

async function settle(
  { database, system }: MonitorOptions,
  { id, look: number }: Claimed,
  report: Report | null,
  error?: string,
): Promise<void> {
  const { status = null, failing = [] } = report ? standing(report) : {};
  const found = report && JSON.stringify(report);
  const values = [id, number, found, status, failing, report?.told.head ?? null, error ?? null];
  const text = "select app.settle_repository($1, $2, $3::jsonb, $4, $5::text[], $6, $7)::text";
  await database.flush(system, [{ text, values }]);
}
