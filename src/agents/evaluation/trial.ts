import { sql } from "../../database/drizzle.ts";
import type { Actor } from "../../database/door.ts";
import type { Statement } from "../../database/flush.ts";
import { newToken } from "../../database/run-token.ts";
import { translateError } from "../../entity/translate-error.ts";
import { rehearsed } from "../approvals/propose.ts";
import { askerOf, begin, thinkerOf } from "../as-run.ts";
import type { Claimed, Run, WorkNeeds } from "../do-task.ts";
import type { Asking, Proposed, Result } from "../jobs/job.ts";
import { jobs } from "../jobs/jobs.ts";
import { say } from "../jobs/say.ts";
import type { Journal } from "../journal.ts";
import { onTask } from "../on-task.ts";
import { openReading } from "../tools/reading.ts";
import { type Decided, passes, type Proposal } from "./compare.ts";
import { replaying } from "./replaying.ts";

/** A case as it is to be replayed: what was asked, what was decided, and how the agent is to think. */
type Case = Decided & {
  id: string;
  policy: string;
  /** For whom it is tried. */
  asker: string;
  capability: string;
  asked: { title: string; wanted: string | null; input: Record<string, unknown> | null };
} & Pick<Run, "model" | "temperature" | "instructions">;

type Outcome = { outcome: "passed" | "failed" | "skipped"; came: Proposal[]; note: string | null };

/**
 * Tries a candidate on its cases, one after the other, each as a run of its own: its job is done as it was then, with the
 * candidate's prompt and model, on the records as they were, and what it proposes is caught. What came out of a case is kept once;
 * another attempt goes on after it. Throws what ends the trial: no endpoint, a budget, a halt.
 */
export async function tryCandidate(needs: WorkNeeds, task: Claimed): Promise<Result> {
  for (;;) {
    const next = await nextCase(needs, task);
    if (!next) break;
    await keep(needs, task, next, await replay(needs, task, next));
  }
  const [rows] = await needs.database.flush(needs.system, [call("end_trial", [task.id, task.attempt])]);
  const counts = JSON.parse(rows?.[0]?.[0] ?? "{}") as { tried: number; passed: number; base: number };
  return { text: say(told, task.language, counts), counts };
}

const told = {
  en: "{passed} of {tried} cases pass with the candidate, {base} with the version in force.",
  fr: "{passed} cas sur {tried} réussissent avec la candidate, {base} avec la version en vigueur.",
};

const call = (name: string, values: unknown[]): Statement => ({
  text: `select app.${name}(${values.map((_, index) => `$${index + 1}`).join(", ")})::text`,
  values,
});

async function nextCase({ database, system }: WorkNeeds, { id, attempt }: Claimed): Promise<Case | null> {
  const [rows] = await database.flush(system, [call("next_trial_case", [id, attempt])]);
  return JSON.parse(rows?.[0]?.[0] ?? "null") as Case | null;
}

async function keep(
  { database, system }: WorkNeeds,
  { id, attempt }: Claimed,
  of: Case,
  { outcome, came, note }: Outcome,
) {
  const kept = JSON.stringify(came.map(({ tool, input }) => ({ tool, input })));
  // (What is longer is told by its length only.)
  const shown = kept.length > 20_000 ? "[]" : kept;
  await database.flush(system, [call("keep_trial_case", [id, attempt, of.policy, of.id, outcome, shown, note])]);
}

/** Does what was asked in a case anew; what the model or its records are at fault for is its outcome, all else is thrown. */
async function replay(needs: WorkNeeds, task: Claimed, of: Case): Promise<Outcome> {
  const { token, hash } = newToken();
  const run = { ...(await begin(needs, task, hash)), ...pick(of) };
  const entered: Actor = { proof: `run:${token}`, request: `task:${task.id}`, heavy: true };
  const database = replaying(needs.database, of.id);
  const within = { ...needs, database, kernel: { ...needs.kernel, database } };
  const came: Proposal[] = [];
  const job = jobs[of.capability];
  const skipped = (note: string): Outcome => ({ outcome: "skipped", came: [], note });
  if (!job || of.capability === "try_policy") return skipped("No job does this any more.");
  const unable = await cannotBePutBack(within, run, entered);
  if (unable) return skipped(unable);
  let note: string | null = null;
  try {
    await job(askingOf(within, task, of, { run, entered, came }));
  } catch (error) {
    const { code, message } = translateError(error);
    // It did not use its tools as they are, or its case is no longer one: that is the prompt's and the model's fault.
    if (!["VALIDATION_FAILED", "INVALID_INPUT", "RESOURCE_NOT_FOUND"].includes(code)) throw error;
    note = message;
  }
  return { outcome: passes(needs.kernel.entities, of, came, of.asker) ? "passed" : "failed", came, note };
}

const pick = ({ model, temperature, instructions }: Case) => ({ model, temperature, instructions });

/** Why its records cannot be put back to what they were; nothing where they can. */
async function cannotBePutBack({ database }: WorkNeeds, run: Run, entered: Actor): Promise<string | null> {
  const [entity, acts] = Object.entries(run.acts)[0] ?? [];
  try {
    await database.as({ ...entered, tool: `${entity}_${acts?.[0]}` }, async (tx) => tx.execute(sql`select 1`));
    return null;
  } catch (error) {
    const { code, message } = translateError(error);
    if (!["RESOURCE_CONFLICT", "VALIDATION_FAILED", "INVALID_INPUT", "RESOURCE_NOT_FOUND"].includes(code)) throw error;
    return message;
  }
}

type Replaying = { run: Run; entered: Actor; came: Proposal[] };

/** What the job of a case gets: it reads the records as they were, writes nothing, and what it proposes is caught. */
function askingOf(within: WorkNeeds, task: Claimed, of: Case, { run, entered, came }: Replaying): Asking {
  const reads: Actor = { ...entered, reads_only: true };
  const { title, wanted, input } = of.asked;
  const { language } = task;
  // (A case that was broken off is tried anew: nothing of it is kept between attempts.)
  const journal: Journal = (_, step) => step(() => []);
  const propose = async (act: Proposal & { title: string; why: string }): Promise<Proposed> => {
    const effects = await rehearsed(within, entered, act);
    if (typeof effects !== "string") return effects;
    came.push(act);
    return "proposed";
  };
  const nothing = (): Statement => ({ text: "select 1", values: [] });
  const keeping = { propose, language, remember: nothing, task: { id: task.id, about: input ?? {} } };
  return {
    title,
    wanted,
    input: input ?? {},
    language,
    ask: askerOf(within.database, reads),
    think: thinkerOf(within, run, journal),
    reading: (own) => openReading(within, { ...run, journal }, reads, { ...keeping, own }),
    propose,
    trial: () => Promise.reject(new Error("A trial tries no trial.")),
    orchestration: onTask(within, task).orchestration,
    delegate: nothing,
    draft: nothing,
  };
}
