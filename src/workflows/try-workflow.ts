import { sql } from "../database/drizzle.ts";
import type { Actor, Transaction } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import type { Kernel } from "../entity/kernel.ts";
import { readerOf } from "../entity/reader.ts";
import { translateError } from "../entity/translate-error.ts";
import { compile } from "./compile.ts";
import { definition, type Definition, type Step } from "./definition.ts";
import { act } from "./do-act.ts";
import { write } from "./do-letter.ts";
import { bodyOf } from "./do-request.ts";
import { problemsOf } from "./problems.ts";
import { StepError } from "./run.ts";
import { holds, type Scope, text, ValueError } from "./values.ts";

/** What a step would do: what it came to, and in words of data what it would have sent or asked. */
export type TriedStep = {
  step: string;
  type: Step["type"];
  state: "done" | "shown" | "failed";
  told: Record<string, unknown>;
};
/** A record that would be made or changed, with the values that are everybody's to read. */
type Change = { entity: string; id: string; verbs: string[]; before: object | null; after: object | null };
export type Tried = { problems: string[]; starts: boolean; steps: TriedStep[]; changes: Change[] };

/**
 * Does all steps for a record as the caller, in a transaction that cannot be kept, and tells what came of it. Waits are passed over,
 * whoever is asked says yes; letters and requests are shown and not sent.
 */
export async function tryWorkflow(
  kernel: Kernel,
  actor: Actor,
  draft: unknown,
  row: string | undefined,
): Promise<Tried> {
  const made = definition.parse(draft);
  const problems = problemsOf(made, kernel.entities);
  const nothing = { starts: false, steps: [], changes: [] };
  if (problems.length > 0) return { problems, ...nothing };
  const scope = await scopeOf(kernel, actor, made, row);
  if (!holds(made.if, scope)) return { problems, ...nothing };
  const entity = made.trigger.on === "schedule" ? null : made.trigger.entity;
  const trying: Trying = { kernel, actor, scope, entity, row: row ?? null };
  try {
    await kernel.database.as(actor, async (tx) => {
      throw new Ended(await tryIn(tx, trying, made));
    });
  } catch (error) {
    if (error instanceof Ended) return { problems, starts: true, ...error.told };
    throw error;
  }
  return { problems, ...nothing };
}

/** Ends a transaction that is not to be kept, with what was seen in it. */
class Ended extends Error {
  readonly told: Pick<Tried, "steps" | "changes">;
  constructor(told: Pick<Tried, "steps" | "changes">) {
    super("A try is not kept.");
    this.told = told;
  }
}

type Trying = { kernel: Kernel; actor: Actor; scope: Scope; entity: string | null; row: string | null };

async function tryIn(tx: Transaction, trying: Trying, made: Definition): Promise<Pick<Tried, "steps" | "changes">> {
  await tx.execute(sql`select app.begin_try()`);
  const program = compile(made.steps);
  const steps: TriedStep[] = [];
  for (let at = 0; at < program.length;) {
    const { step, next, otherwise } = program[at] as (typeof program)[number];
    const tried = await tryStep(tx, trying, step);
    steps.push({ step: step.id, type: step.type, ...tried });
    trying.scope.steps[step.id] = tried.told;
    if (tried.state === "failed" && !("on_failure" in step && step.on_failure === "go_on")) break;
    at = tried.told["yes"] === false ? otherwise : next;
  }
  return { steps, changes: await changesIn(tx) };
}

type Shown = Pick<TriedStep, "state" | "told">;

async function tryStep(tx: Transaction, trying: Trying, step: Step): Promise<Shown> {
  await tx.execute(sql`savepoint step`);
  try {
    return await shown(tx, trying, step);
  } catch (error) {
    await tx.execute(sql`rollback to savepoint step`);
    const known = error instanceof StepError || error instanceof ValueError;
    const { message, details } = known ? { message: error.message, details: undefined } : translateError(error);
    const fields = Object.entries(details?.fields ?? {}).map(([name, said]) => `${name}: ${said}.`);
    return { state: "failed", told: { error: [message, ...fields].join(" ").slice(0, 500) } };
  }
}

async function shown(tx: Transaction, trying: Trying, step: Step): Promise<Shown> {
  const { kernel, actor, scope, entity, row } = trying;
  switch (step.type) {
    case "act": {
      const output = await act(tx, kernel.entities, step, scope);
      await readAgain(tx, trying);
      return { state: "done", told: output };
    }
    case "letter": {
      const { to, subject, body } = await write(kernel.database, actor, { entity, row_id: row }, { step, scope });
      return { state: "shown", told: { to, subject, body } };
    }
    case "request":
      return { state: "shown", told: { address: step.address, body: bodyOf(step, scope).slice(0, 2000) } };
    case "notice":
      return { state: "shown", told: { person: step.person_id, text: text(step.text, scope) } };
    case "wait":
      return { state: "shown", told: { minutes: step.minutes, states: step.until_states } };
    case "approval":
      return { state: "shown", told: { person: step.person_id, question: text(step.question, scope), approved: true } };
    case "agent":
      return { state: "shown", told: { title: text(step.title, scope), said: "" } };
    case "branch":
      return { state: "done", told: { yes: holds(step.if, scope) } };
    case "stop":
      return { state: "done", told: {} };
  }
}

async function changesIn(tx: Transaction): Promise<Change[]> {
  const { rows } = await tx.execute<{ told: (Change & { masked: string[] | null })[] | null }>(
    sql`select app.rehearsed(null, null) as told`,
  );
  return (rows[0]?.told ?? []).map(({ entity, id, verbs, before, after, masked }) => {
    const seen = (values: object | null) =>
      values && Object.fromEntries(Object.entries(values).filter(([name]) => !masked?.includes(name)));
    return { entity, id, verbs, before: seen(before), after: seen(after) };
  });
}

/** What steps have changed of the record is what those after them see. */
async function readAgain(tx: Transaction, { scope, row }: Trying): Promise<void> {
  if (row === null) return;
  const now = (await changesIn(tx)).find(({ id }) => id === row)?.after;
  if (now) scope.record = { ...scope.record, ...now };
}

async function scopeOf(kernel: Kernel, actor: Actor, made: Definition, row: string | undefined): Promise<Scope> {
  const { trigger } = made;
  const now = new Date().toISOString();
  const [days] = await kernel.database.flush(actor, [{ text: "select app.company_day()::text", values: [] }]);
  const around = { steps: {}, today: days?.[0]?.[0] ?? now.slice(0, 10), now, workflow: { name: "" } };
  const described = trigger.on === "schedule" ? undefined : kernel.entities[trigger.entity];
  if (!described) return { record: {}, ...around };
  if (row === undefined) throw new AppError("MISSING_REQUIRED_FIELD", "Choose a record to try it on.");
  const [found] = await readerOf(kernel, described).get(actor, [row]);
  if (found === undefined) throw new AppError("RESOURCE_NOT_FOUND", "There is no such record, or you may not see it.");
  return { record: JSON.parse(found) as Record<string, unknown>, ...around };
}
