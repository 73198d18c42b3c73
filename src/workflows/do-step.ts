import { sql } from "../database/drizzle.ts";
import { isConnectionLoss, sqlState } from "../database/door.ts";
import { translateError } from "../entity/translate-error.ts";
import { readerOf } from "../entity/reader.ts";
import { cut } from "../agents/cut.ts";
import type { Step } from "./definition.ts";
import { actWith, doAct, settledIn, settleIn } from "./do-act.ts";
import { doLetter } from "./do-letter.ts";
import { doRequest } from "./do-request.ts";
import { states_of, type Triggering } from "./limits.ts";
import { type Doing, LaterError, type Outcome, StepError } from "./run.ts";
import { holds, text, ValueError } from "./values.ts";

/** Does one step; answers what it came to. What fails is an outcome too, and thrown is only that the database is away. */
export async function doStep(doing: Doing): Promise<Outcome> {
  try {
    return await begin(doing);
  } catch (error) {
    return failed(error, doing);
  }
}

function begin(doing: Doing): Promise<Outcome> | Outcome {
  const { step, scope } = doing;
  switch (step.type) {
    case "act":
      return doAct({ ...doing, step });
    case "letter":
      return doLetter({ ...doing, step });
    case "request":
      return doRequest({ ...doing, step });
    case "notice":
      return tell({ ...doing, step });
    case "wait":
      return wait({ ...doing, step });
    case "approval":
      return ask({ ...doing, step });
    case "agent":
      return askAgent({ ...doing, step });
    case "branch": {
      const answer = holds(step.if, scope);
      return { outcome: "done", output: { yes: answer }, answer };
    }
    case "stop":
      return { outcome: "done" };
  }
}

type Of<T extends Step["type"]> = Doing<Extract<Step, { type: T }>>;

async function tell(doing: Of<"notice">): Promise<Outcome> {
  const { running, publisher, step, scope } = doing;
  return running.kernel.database.as(publisher, async (tx) => {
    await tx.execute(sql`select app.notice_of_workflow(${step.person_id}, ${cut(text(step.text, scope), 400)})`);
    return settledIn(tx, doing, { person: step.person_id });
  });
}

async function wait({ run, step, scope }: Of<"wait">): Promise<Outcome> {
  const { minutes, until_states: states } = step;
  if (states.length === 0)
    return run.waits_for === null
      ? { outcome: "wait", wait: { for: "time", minutes } }
      : { outcome: "done", output: { waited: minutes } };
  if (run.entity === null || run.row_id === null) throw new StepError("There is no record to wait for.");
  const state = scope.record[states_of[run.entity as Triggering] ?? ""];
  const came = typeof state === "string" && states.includes(state);
  if (came || run.over) return { outcome: "done", output: { came } };
  return { outcome: "wait", wait: { for: "record", minutes, entity: run.entity, row: run.row_id, states } };
}

function ask({ run, step, scope }: Of<"approval">): Outcome {
  const answer = run.answers[step.id] as { approved?: boolean } | undefined;
  if (answer) return { outcome: "done", output: answer, answer: answer.approved === true };
  if (run.over) return { outcome: "done", output: { approved: false, note: "No answer came in time." }, answer: false };
  const { person_id: person, hours, question } = step;
  return { outcome: "wait", wait: { for: "person", minutes: hours * 60, person, question: text(question, scope) } };
}

const over = ["done", "failed", "cancelled"];

/** Gives the agents a task, and waits until it is over. */
async function askAgent(doing: Of<"agent">): Promise<Outcome> {
  const { running, run, publisher } = doing;
  const tasks = running.kernel.entities["agent_tasks"];
  if (!tasks) throw new StepError("There are no agents.");
  if (run.wait_row === null) return giveToAgents(doing);
  const [found] = await readerOf(running.kernel, tasks).get(publisher, [run.wait_row]);
  const { status, result } = JSON.parse(found ?? "{}") as { status?: string; result?: string | null };
  if (status === "done")
    return {
      outcome: "done",
      output: { id: run.wait_row, entity: "agent_tasks", said: cut(result ?? "", 2000) },
    };
  if (status === undefined || over.includes(status)) throw new StepError("The agent did not get it done.");
  if (run.over) throw new StepError("The agent did not get it done in time.");
  return { outcome: "wait", wait: waitFor(doing, run.wait_row) };
}

const waitFor = ({ step }: Of<"agent">, row: string) => {
  return { for: "record", minutes: step.hours * 60, entity: "agent_tasks", row, states: over };
};

async function giveToAgents(doing: Of<"agent">): Promise<Outcome> {
  const { running, run, publisher, step, scope } = doing;
  const { database, entities } = running.kernel;
  const title = cut(text(step.title, scope), 200);
  const about = run.entity && run.row_id ? { entity: run.entity, id: run.row_id } : {};
  const input = { title, required_capability: step.capability ?? null, input: { question: title, ...about } };
  return database.as(publisher, async (tx) => {
    const { id } = await actWith(tx, entities, { tool: "agent_tasks_create", input }, scope);
    const wait = waitFor(doing, id);
    await settleIn(tx, doing, { outcome: "wait", wait });
    return { outcome: "wait", wait, settled: true };
  });
}

const waits_s = [10, 60, 600, 3600];

/** What becomes of a step that cannot be done, or cannot be noted. */
export function failed(error: unknown, { run, step }: Pick<Doing, "run" | "step">): Outcome {
  // (Without the database nothing can be noted: another server goes on once it is back.)
  if (isConnectionLoss(error)) throw error;
  const { sentence, final } = judged(error);
  const said = cut(sentence, 290);
  const again = waits_s[run.attempts];
  if (!final && again !== undefined) return { outcome: "retry", error: said, again };
  const goes_on = "on_failure" in step && step.on_failure === "go_on";
  return goes_on ? { outcome: "passed", error: said } : { outcome: "failed", error: said };
}

/** Why a step was not done, and whether trying again would be no help. */
function judged(error: unknown): { sentence: string; final: boolean } {
  if (error instanceof StepError || error instanceof ValueError) return { sentence: error.message, final: true };
  if (error instanceof LaterError) return { sentence: error.message, final: false };
  if (sqlState(error) === "28000") return { sentence: closed, final: true };
  const { code, message, details } = translateError(error);
  const fields = Object.entries(details?.fields ?? {}).map(([name, said]) => `${name}: ${said}.`);
  return { sentence: [message, ...fields].join(" "), final: !later.has(code) };
}

const later = new Set([
  "INTERNAL_ERROR",
  "DATABASE_ERROR",
  "NETWORK_ERROR",
  "SERVICE_UNAVAILABLE",
  "RATE_LIMIT_EXCEEDED",
]);

/** Said of a run whose publisher does not come in any more. */
export const closed = "The person who published it does not come in any more.";
