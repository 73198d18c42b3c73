import type { Actor } from "../database/door.ts";
import { newToken } from "../database/run-token.ts";
import { readerOf } from "../entity/reader.ts";
import { lanesTask, type Task } from "../jobs/task.ts";
import { compile } from "./compile.ts";
import { definition, type Definition } from "./definition.ts";
import { closed, doStep, failed } from "./do-step.ts";
import type { Leased, Outcome, Running } from "./run.ts";
import { holds, type Scope } from "./values.ts";

const at_once = 3;

/** The task that goes on with the runs that are due, several side by side. */
export function runTask(running: Running): Task {
  return lanesTask("run_workflows", at_once, (stopping) => runNext(running, stopping));
}

/** Goes on with one run until it ends or waits; answers whether there was one. */
export async function runNext(running: Running, stopping?: AbortSignal): Promise<boolean> {
  const { token, hash } = newToken();
  const lease = { text: "select app.lease_workflow_run($1)::text", values: [hash] };
  const [rows] = await running.kernel.database.flush(running.system, [lease]);
  const run = JSON.parse(rows?.[0]?.[0] ?? "null") as Leased | null;
  if (!run) return false;
  const publisher: Actor = { proof: `run:${token}`, request: `workflow:${run.id}` };
  while (!stopping?.aborted && (await goOn(running, run, publisher)));
  return true;
}

/** Does the step that is next; answers whether the run goes on at once. */
async function goOn(running: Running, run: Leased, publisher: Actor): Promise<boolean> {
  const refused = run.removed ? "The workflow was removed." : run.may_enter ? null : closed;
  if (refused) return settle(running, run, { outcome: "failed", error: refused, step: "start" });
  const made = definition.safeParse(run.definition);
  if (!made.success) return settle(running, run, { outcome: "failed", error: newer, step: "start" });
  const program = compile(made.data.steps);
  const instruction = program[run.at];
  const end = { step: "end", next: run.at, ends: true };
  if (!instruction) return settle(running, run, { outcome: "done", output: null, ...end });
  const { step, next, otherwise } = instruction;
  const read = await readScope(running, run, publisher, made.data);
  if (read === "left_out") return settle(running, run, { outcome: "left_out", step: step.id });
  if (typeof read === "string") return settle(running, run, { outcome: "failed", error: read, step: step.id });
  const began = performance.now();
  const place = { next, ends: next >= program.length };
  const outcome = await doStep({ running, run, publisher, step, scope: read, ...place });
  const note = async (came: Outcome) => {
    const ms = Math.round(performance.now() - began);
    const told = { ...toldOf(came, next, otherwise, program.length), step: step.id, ms };
    const held = came.settled ? came.outcome === "done" && !place.ends : await settle(running, run, told);
    if (held && (came.outcome === "done" || came.outcome === "passed")) stepOn(run, step.id, told);
    return held;
  };
  // (What the database does not note for what it is would be asked for again and again.)
  return note(outcome).catch((error) => note(failed(error, { run, step })));
}

const newer = "It is of a newer Tandem, or cannot be read.";

type Told = Record<string, unknown> & { step: string };

function toldOf(outcome: Outcome, next: number, otherwise: number, length: number): Record<string, unknown> {
  if (outcome.outcome !== "done" && outcome.outcome !== "passed") return outcome;
  const at = outcome.answer === false ? otherwise : next;
  return { ...outcome, next: at, ends: at >= length, goes_on: at < length, output: outcome.output ?? null };
}

/** Notes what a step came to, as the server; answers whether the run goes on at once. */
async function settle({ kernel, system }: Running, run: Leased, told: Told): Promise<boolean> {
  const text = "select app.settle_workflow_step($1, $2, $3, $4)::text";
  const values = [run.id, run.at, run.attempts, JSON.stringify(told)];
  const [rows] = await kernel.database.flush(system, [{ text, values }]);
  return rows?.[0]?.[0] === "true" && told["goes_on"] === true;
}

// (What the database has noted, for the step that follows.)
function stepOn(run: Leased, step: string, { next, output }: Told): void {
  const clear = { waits_for: null, over: null, wait_entity: null, wait_row: null, wait_states: null };
  Object.assign(run, clear, { at: next, attempts: 0, answers: { ...run.answers, [step]: output ?? null } });
}

/** What a step can name: the record as its publisher sees it now. Or why there is nothing, in a sentence. */
async function readScope(running: Running, run: Leased, publisher: Actor, made: Definition): Promise<Scope | string> {
  const record = await readRecord(running, run, publisher);
  const removed = made.trigger.on === "event" && made.trigger.event === "removed";
  // (Some see what is in the bin: for a run it is not there.)
  const gone = record === undefined || !!record["deleted_at"];
  if (gone && !removed) return "Its publisher does not see the record, or it is not there any more.";
  const now = new Date().toISOString();
  const scope = {
    record: record ?? { id: run.row_id },
    steps: run.answers,
    today: run.today,
    now,
    workflow: { name: run.name },
  };
  try {
    const begins = run.at === 0 && run.attempts === 0 && run.waits_for === null;
    return begins && !holds(made.if, scope) ? "left_out" : scope;
  } catch (error) {
    return (error as Error).message;
  }
}

async function readRecord(
  { kernel }: Running,
  run: Leased,
  publisher: Actor,
): Promise<Record<string, unknown> | undefined> {
  if (run.entity === null || run.row_id === null) return {};
  const described = kernel.entities[run.entity];
  if (!described) return undefined;
  try {
    const [text] = await readerOf(kernel, described).get(publisher, [run.row_id]);
    return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}

const isRefusal = (error: unknown) =>
  ["INSUFFICIENT_PRIVILEGES", "PERMISSION_DENIED", "RESOURCE_NOT_FOUND"].includes(
    (error as { code?: string }).code ?? "",
  );
