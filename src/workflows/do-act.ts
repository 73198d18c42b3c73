import { sql } from "../database/drizzle.ts";
import type { Transaction } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import { insertRow } from "../entity/insert-row.ts";
import { perform } from "../entity/perform.ts";
import { entityOf } from "../entity/tools.ts";
import { stored } from "../entity/write.ts";
import type { Step } from "./definition.ts";
import { type Doing, LaterError, type Outcome } from "./run.ts";
import { filled, type Scope } from "./values.ts";

type Act = Extract<Step, { type: "act" }>;

/** Creates or changes a record, or uses a verb of it, and notes that in the same transaction: both hold, or neither. */
export async function doAct(doing: Doing<Act>): Promise<Outcome> {
  const { running, publisher, step, scope } = doing;
  const { entities, database } = running.kernel;
  return database.as(publisher, async (tx) => {
    const output = await act(tx, entities, step, scope);
    return settledIn(tx, doing, output);
  });
}

/** Does an act within a transaction; answers the record that it was done to. */
export async function act(
  tx: Transaction,
  entities: Record<string, Entity>,
  { tool, input }: { tool: string; input: Record<string, unknown> },
  scope: Scope,
): Promise<{ id: string; entity: string }> {
  const values = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, filled(value, scope)]));
  return actWith(tx, entities, { tool, input: values }, scope);
}

/** The same with values that are filled in already: what stands in them is never read as a template. */
export async function actWith(
  tx: Transaction,
  entities: Record<string, Entity>,
  { tool, input: values }: { tool: string; input: Record<string, unknown> },
  scope: Scope,
): Promise<{ id: string; entity: string }> {
  const entity = entityOf(tool, Object.values(entities));
  const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== "" && value !== null));
  if (entity && tool === `${entity.name}_create`) {
    const made = entity.create.omit({ id: true }).parse(given) as Record<string, unknown>;
    const row = Object.fromEntries(Object.entries(made).map(([name, value]) => [name, stored(entity, name, value)]));
    return { id: await insertRow(tx, entity.table, row), entity: entity.name };
  }
  const { id = scope.record["id"] } = given;
  const emptied = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value === "" ? null : value]),
  );
  await perform(tx, entities, tool, { ...emptied, id });
  return { id: String(id), entity: entity?.name ?? "" };
}

/** Notes a step as done in the transaction in which it was. */
export async function settledIn(tx: Transaction, doing: Turn, output: unknown): Promise<Outcome> {
  await settleIn(tx, doing, { outcome: "done", output });
  return { outcome: "done", output, settled: true };
}

type Turn = Pick<Doing, "run" | "step" | "next" | "ends">;

/** Notes what a step came to; throws where another server has gone on with the run, so that nothing of it is kept. */
export async function settleIn(tx: Transaction, { run, step, next, ends }: Turn, told: object): Promise<void> {
  const said = JSON.stringify({ step: step.id, next, ends, goes_on: !ends, ...told });
  const { rows } = await tx.execute<{ held: boolean }>(
    sql`select app.settle_workflow_step(${run.id}, ${run.at}, ${run.attempts}, ${said}::jsonb) as held`,
  );
  if (!rows[0]?.held) throw new LaterError("Another server has gone on with this run.");
}
