import { EventEmitter } from "node:events";
import { Logger, parseCronItems, run, type RunnerOptions, type WorkerEvents } from "graphile-worker";
import { openPool } from "../database/pool.ts";
import type { Actor, Database } from "../database/door.ts";
import { keepWorking } from "./keep-working.ts";
import type { Task } from "./task.ts";

export type RunnerNeeds = {
  database: Database;
  system: Actor;
  /** The address of the login of the job runner. */
  url: string;
  tasks: Task[];
  failed: (error: unknown) => void;
};

const at_once = 4;
// (A new job is heard of at once; only one that is to be tried again is looked for.)
const poll_ms = 5000;
const again_ms = 1000;

/**
 * Runs tasks as jobs, beside other servers: those of a schedule, and those for which the database says each second that there
 * is something to do. Each runs on one server at a time; what fails is tried again, and what a dead server held another takes.
 * Answers how to stop, which waits for what is under way.
 */
export function runTasks(needs: RunnerNeeds): () => Promise<void> {
  const stopping = new AbortController();
  const pool = openPool(needs.url, { connections: at_once + 2 });
  const events: WorkerEvents = new EventEmitter();
  let server: string | undefined;
  events.on("pool:create", ({ workerPool }) => (server = workerPool.id));
  const options = optionsOf(needs, stopping.signal);
  let stop = async () => {};
  const keepRunning = async () => {
    const runner = await run({ ...options, pgPool: pool, events });
    stop = () => runner.stop();
    if (stopping.signal.aborted) await stop();
    await runner.promise;
    return false;
  };
  const stopRunning = keepWorking(keepRunning, quiet(needs.failed, stopping.signal), again_ms);
  const names = needs.tasks.map(({ name }) => name);
  const pulse = async () => {
    const statement = { text: "select app.pulse($1, $2)::text", values: [server ?? "", names] };
    if (server) await needs.database.flush(needs.system, [statement]);
    return false;
  };
  const stopPulse = keepWorking(pulse, quiet(needs.failed, stopping.signal), again_ms);
  let stopped: Promise<void> | undefined;
  const stopAll = async () => {
    stopping.abort();
    await Promise.all([stopPulse(), stop().catch(() => {}), stopRunning()]);
    await pool.end();
  };
  return () => (stopped ??= stopAll());
}

function optionsOf(needs: RunnerNeeds, stopping: AbortSignal): RunnerOptions {
  const scheduled = needs.tasks.filter(({ cron }) => cron !== undefined);
  return {
    preset: {
      // What cannot be noted as done ends this runner, so that the next one's database frees it; unbatched it would stay held.
      worker: { concurrentJobs: at_once, pollInterval: poll_ms, completeJobBatchDelay: 0, failJobBatchDelay: 0 },
    },
    noHandleSignals: true,
    // (A failure is told of by the task itself; what the library says of its own doings is for whoever develops it.)
    logger: new Logger(() => () => {}),
    taskList: Object.fromEntries(needs.tasks.map((task) => [task.name, () => runOnce(needs, task, stopping)])),
    parsedCronItems: parseCronItems(
      scheduled.map(({ name, cron }) => ({
        task: name,
        match: cron ?? "",
        // (The queue keeps a run apart from the one before it that still goes on.)
        options: { jobKey: name, queueName: name, maxAttempts: 32_767, backfillPeriod: 0 },
      })),
    ),
  };
}

async function runOnce({ database, system, failed }: RunnerNeeds, task: Task, stopping: AbortSignal): Promise<void> {
  const began = performance.now();
  const note = (error: string | null) => {
    const values = [task.name, Math.round(performance.now() - began), error];
    return database.flush(system, [{ text: "select app.note_job($1, $2, $3)::text", values }]);
  };
  try {
    await task.work(stopping);
  } catch (error) {
    // (Whoever stops closes the database behind what is under way.)
    if (stopping.aborted) throw error;
    failed(error);
    // (A database that is away is told of by the log.)
    await note(String(error)).catch(() => undefined);
    throw error;
  }
  await note(null);
}

const quiet = (failed: (error: unknown) => void, stopping: AbortSignal) => (error: unknown) => {
  if (!stopping.aborted) failed(error);
};
