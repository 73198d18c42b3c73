import type { Actor } from "../database/door.ts";
import { newToken } from "../database/run-token.ts";
import { translateError } from "../entity/translate-error.ts";
import { proposerOf } from "./approvals/propose.ts";
import type { Job, Result } from "./jobs/job.ts";
import type { Language } from "./jobs/say.ts";
import { openJournal } from "./journal.ts";
import type { ModelNeeds } from "./model/endpoint.ts";
import type { Kernel } from "../entity/kernel.ts";
import type { OwnTool } from "./tools/reading-tools.ts";
import { askerOf, begin, thinkerOf } from "./as-run.ts";
import { tryCandidate } from "./evaluation/trial.ts";
import { onTask } from "./on-task.ts";
import { openReading } from "./tools/reading.ts";

/** What the server needs to do tasks. */
export type WorkNeeds = ModelNeeds & { kernel: Kernel };

/** A task that this server holds: which attempt at it this is, and what is to be done. */
export type Claimed = {
  id: string;
  attempt: number;
  capability: string;
  title: string;
  /** Of a step what somebody wanted, of which it is one. */
  wanted: string | null;
  input: Record<string, unknown> | null;
  language: Language;
};

/** How an attempt ended: with a result, with a failure and what follows from it (a budget may have to come first), waiting for its steps, or let go, since it is another's now. */
export type End = { result: Result } | { error: string; next: "again" | "never" | Budget } | "waits" | "let_go";
/** Whose day a question would go beyond (app.begin_step). */
type Budget = "company" | "person" | "agent";

/** The run as which a task is done, for whom and on which day, what it may do and propose by entity, how its agent thinks, and the steps of earlier attempts. */
export type Run = {
  run: string;
  asker: { id: string; name: string; today: string };
  /** The asker's. */
  role: string;
  acts: Record<string, string[]>;
  proposes: Record<string, string[]>;
  model: string;
  temperature: number;
  instructions: string;
  /** Stands for what the rights of its person reach: another one where these have changed. */
  reader: string;
  journal: { no: number; asked: string; answer: string }[];
};

/** Does a task by its job, as a run of its agent for whoever asked for it: it reads what both may read, and nothing else. */
export async function doTask(needs: WorkNeeds, task: Claimed, job: Job): Promise<End> {
  try {
    const { token, hash } = newToken();
    const run = await begin(needs, task, hash);
    const entered: Actor = { proof: `run:${token}`, request: `task:${task.id}`, heavy: true };
    const reads: Actor = { ...entered, reads_only: true };
    const { title, wanted, language, input } = task;
    const propose = proposerOf(needs, entered, task);
    const journal = openJournal(task, run);
    const [ask, think] = [askerOf(needs.database, reads), thinkerOf(needs, run, journal)];
    const { remember, ...on_task } = onTask(needs, task);
    const keeping = { propose, language, remember, task: { id: task.id, about: input ?? {} } };
    const reading = (own?: OwnTool[]) => openReading(needs, { ...run, journal }, reads, { ...keeping, own });
    const asking = {
      title,
      wanted,
      input: input ?? {},
      language,
      ask,
      think,
      reading,
      propose,
      trial: () => tryCandidate(needs, task),
      ...on_task,
    };
    const came = await job(asking);
    return came === "waits" ? came : { result: came };
  } catch (error) {
    return endOf(error);
  }
}

// What will be no other the next time: the person may not, or signs in no more.
const lasting = "AUTH_INVALID AUTH_EXPIRED INSUFFICIENT_PRIVILEGES PERMISSION_DENIED INVALID_INPUT VALIDATION_FAILED";

function endOf(error: unknown): End {
  const { code, message } = translateError(error);
  // The run is over: the task was cancelled, or another server has it.
  if (["AUTH_REQUIRED", "RESOURCE_NOT_FOUND"].includes(code)) return "let_go";
  if (code === "AUTH_INVALID") return { error: "Who asked for this may no longer sign in.", next: "never" };
  if (code === "INSUFFICIENT_PRIVILEGES" || code === "PERMISSION_DENIED")
    return { error: "Who asked for this may not do it.", next: "never" };
  const budget = (error as { hint?: string }).hint;
  // (What one task may spend grows by no day.)
  if (code === "QUOTA_EXCEEDED") return { error: message, next: isDaily(budget) ? budget : "never" };
  return { error: message, next: lasting.split(" ").includes(code) ? "never" : "again" };
}

const isDaily = (whose?: string): whose is Budget => whose === "company" || whose === "person" || whose === "agent";
