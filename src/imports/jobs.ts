import type { Actor } from "../database/door.ts";
import { beginJob } from "./begin-job.ts";
import type { ImportState, WorkingState } from "./import-states.ts";
import { jobPool, type PoolOptions } from "./job-pool.ts";
import { orphans, settle, takeOver } from "./take-over.ts";

/** Background work on imports. */
export type Jobs = {
  /** Lets an import go on in a working state, as the caller; it must be in one of the states `from`. */
  begin(actor: Actor, import_id: string, state: WorkingState, from: ImportState[]): Promise<void>;
  /** Takes up those that a server has left. */
  takeUp(): Promise<void>;
  /** Waits until no work is under way on this server. */
  settled(): Promise<void>;
  close(): Promise<void>;
};

export type JobOptions = PoolOptions & {
  system: Actor;
  /** An import on which nobody has worked for so long is taken up; 15 s by default. */
  silence_ms?: number;
  /** How often it looks for such imports by itself; not at all by default. */
  poll_ms?: number;
};

/** Works on imports that are begun here, and takes up those that a server has left. */
export function openJobs({ system, silence_ms = 15_000, poll_ms, ...options }: JobOptions): Jobs {
  const { database } = options;
  const failed = (error: unknown) => options.failed(error);
  const pool = jobPool(options, (job, end) => settle(database, system, job, end));
  const look = async () => {
    for (const work of await orphans(database, system, silence_ms)) {
      const job = pool.has(work.import_id) ? undefined : await takeOver(database, system, work, silence_ms);
      if (job) pool.add(job);
    }
  };
  let looking = Promise.resolve();
  const takeUp = () => (looking = looking.then(look).catch(failed));
  const timer = poll_ms && setInterval(() => void takeUp(), poll_ms);
  return {
    begin: async (actor, import_id, state, from) => pool.add(await beginJob(database, actor, import_id, state, from)),
    takeUp,
    settled: () => pool.settled(),
    async close() {
      clearInterval(timer);
      await looking;
      await pool.close();
    },
  };
}
