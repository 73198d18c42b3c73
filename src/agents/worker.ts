import { atMost } from "../at-most.ts";
import { doTask, type Claimed, type End, type WorkNeeds } from "./do-task.ts";
import { hearUrgent } from "./hear-urgent.ts";
import { jobs as all_jobs, thinking_jobs } from "./jobs/jobs.ts";
import type { Job } from "./jobs/job.ts";
import type { ModelNeeds } from "./model/endpoint.ts";

/** Gives tasks to agents and has those done for which there is a job, beside other servers. */
export type Worker = {
  /** One cycle: takes what is next, five tasks at most. Answers how many of them are done here. */
  cycle(): Promise<number>;
  /** Says that the tasks which this server does are not left behind. */
  beat(): Promise<void>;
  /** Once it would hear of an urgent task. */
  listening: Promise<void>;
  /** Waits until nothing is under way. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

export type WorkerOptions = WorkNeeds & {
  /** The address of the login by which it hears of urgent tasks; without, they wait for a cycle. */
  url?: string;
  failed: (error: unknown) => void;
  jobs?: Record<string, Job>;
  cycle_ms?: number;
  beat_ms?: number;
};

/** The specification's: a cycle each 30 s, and at most 5 tasks in it. */
export const cycle_ms = 30_000;
export const most_a_cycle = 5;

// Leases last 25 s (app.claim_tasks): what a server leaves goes on elsewhere with the next cycle, within a minute.
const usual_beat_ms = 8000;

/** Works until it is closed. What is under way then another server takes up, once its lease is over. */
export function openWorker(options: WorkerOptions): Worker {
  const held = new Map<string, { task: Claimed; work: Promise<void> }>();
  const step = () => cycle(options, held);
  const beat = () => sayAlive(options, held);
  const { failed } = options;
  // One cycle after the other: two at a time would each take five.
  let last: Promise<number> = step().catch((error: unknown) => (failed(error), 0));
  const next = () => void (last = last.then(step).catch((error: unknown) => (failed(error), 0)));
  const cycles = setInterval(next, options.cycle_ms ?? cycle_ms);
  const beats = setInterval(() => void beat().catch(failed), options.beat_ms ?? usual_beat_ms);
  const urgent = options.url === undefined ? undefined : hearUrgent(options.url, next);
  const settled = async () => {
    await last;
    while (held.size) await Promise.all([...held.values()].map(({ work }) => work));
  };
  return {
    cycle: () => (next(), last),
    beat,
    listening: urgent?.listening ?? Promise.resolve(),
    settled,
    async close() {
      clearInterval(cycles);
      clearInterval(beats);
      await urgent?.stop();
      await atMost(2000, settled());
    },
  };
}

const unkept: End = { error: "What came of it could not be kept.", next: "again" };

type Held = Map<string, { task: Claimed; work: Promise<void> }>;

const seen = { text: "select app.see_worker()::text", values: [] };

async function cycle(options: WorkerOptions, held: Held): Promise<number> {
  const { database, system, jobs = all_jobs, failed } = options;
  const room = most_a_cycle - held.size;
  if (room <= 0) return 0;
  const claim = { text: "select app.claim_tasks($1, $2, $3)::text", values: [Object.keys(jobs), thinking_jobs, room] };
  // (Last, so that no server waits for what another claims.)
  const [rows] = await database.flush(system, [claim, seen]);
  const claimed = JSON.parse(rows?.[0]?.[0] ?? "[]") as Claimed[];
  for (const task of claimed) {
    const work = doTask(options, task, jobs[task.capability] as Job)
      .then((end) => settle(options, task, end))
      // What cannot be kept ends it as well, and says so: its lease would run out, and the next attempt with it.
      .catch((error: unknown) => (failed(error), settle(options, task, unkept)))
      .catch(failed)
      .finally(() => {
        // (A later attempt may be held by now.)
        if (held.get(task.id)?.task === task) held.delete(task.id);
      });
    held.set(task.id, { task, work });
  }
  return claimed.length;
}

async function sayAlive({ database, system }: WorkerOptions, held: Held): Promise<void> {
  if (held.size === 0) return;
  const attempts = Object.fromEntries([...held.values()].map(({ task }) => [task.id, task.attempt]));
  await database.flush(system, [{ text: "select app.beat_tasks($1)::text", values: [JSON.stringify(attempts)] }, seen]);
}

async function settle({ database, system }: ModelNeeds, { id, attempt }: Claimed, end: End): Promise<void> {
  if (end === "let_go") return;
  const { text, counts, findings } = end !== "waits" && "result" in end ? end.result : { text: null, counts: null };
  const { error, next } = end !== "waits" && "error" in end ? end : { error: null, next: null };
  const values = [id, attempt, text, counts && JSON.stringify(counts), error, next];
  // (One more than is kept says that there are more.)
  const found = findings && JSON.stringify(findings.slice(0, 101));
  await database.flush(system, [
    ...(found ? [{ text: "select app.keep_findings($1, $2, $3)::text", values: [id, attempt, found] }] : []),
    { text: "select app.settle_task($1, $2, $3, $4, $5, $6)::text", values },
  ]);
}
