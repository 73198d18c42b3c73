import { Worker } from "node:worker_threads";
import type { Database } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import { runJob, type JobEnd } from "./run-job.ts";

/** An import to work on, the run as which that is done, and the run's token. */
export type Job = { import_id: string; run_id: string; token: string };

/** Works on a few imports at a time; further ones wait. */
export type JobPool = {
  add(job: Job): void;
  has(import_id: string): boolean;
  settled(): Promise<void>;
  /** Leaves what waits, and ends the threads: the database knows how far they have come. */
  close(): Promise<void>;
};

export type PoolOptions = {
  database: Database;
  entities: Record<string, Entity>;
  failed: (error: unknown) => void;
  /** With a login's address, work is done in threads of their own; without, in this one. */
  url?: string;
};

// Each thread holds about 60 MB.
const at_once = 2;

export function jobPool(options: PoolOptions, ended: (job: Job, end: JobEnd) => Promise<void>): JobPool {
  const waiting: Job[] = [];
  const running = new Map<Job, { work: Promise<void>; worker: Worker | undefined }>();
  const next = () => {
    while (running.size < at_once && waiting.length > 0) {
      const job = waiting.shift() as Job;
      const { worker, end } = started(options, job);
      running.set(job, { work: follow(job, end), worker });
    }
  };
  const follow = async (job: Job, end: Promise<JobEnd>) => {
    try {
      await ended(job, await end);
    } catch (error) {
      options.failed(error);
    }
    running.delete(job);
    next();
  };
  return {
    add: (job) => (waiting.push(job), next()),
    has: (import_id) => [...running.keys(), ...waiting].some((job) => job.import_id === import_id),
    async settled() {
      while (running.size) await Promise.all([...running.values()].map(({ work }) => work));
    },
    async close() {
      waiting.length = 0;
      await Promise.all([...running.values()].map(({ work, worker }) => worker?.terminate() ?? work));
    },
  };
}

function started(
  { database, entities, url }: PoolOptions,
  job: Job,
): { worker: Worker | undefined; end: Promise<JobEnd> } {
  if (url === undefined) return { worker: undefined, end: runJob(database, entities, job) };
  const worker = new Worker(new URL("./job-thread.ts", import.meta.url), { workerData: { ...job, url } });
  const end = new Promise<JobEnd>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => resolve({ end: "let_go" }));
  });
  return { worker, end };
}
