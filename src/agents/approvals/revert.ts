import { sql } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/door.ts";
import type { Entity } from "../../entity/describe.ts";
import { AppError } from "../../entity/errors.ts";
import { perform } from "../../entity/perform.ts";
import { entityOf } from "../../entity/tools.ts";

type Values = Record<string, unknown>;
type Begun = {
  tool: string;
  input: Values;
  row: string;
  back: Values;
  stay: string[];
  changed: boolean;
  more: boolean;
};
type Stay = { stay: string[] };

/** Takes back what was done as it was proposed, as the person whose transaction this is; answers the fields that stay. */
export async function revert(tx: Transaction, entities: Record<string, Entity>, id: string): Promise<Stay> {
  const { rows } = await tx.execute<{ begun: Begun }>(sql`select app.begin_revert(${id}) as begun`);
  const [{ begun }] = rows as [{ begun: Begun }];
  const { tool, input, row, back, stay } = begun;
  const entity = entityOf(tool, Object.values(entities))?.name ?? "";
  const act = tool.slice(entity.length + 1);
  const use = (other: string, values: Values) => perform(tx, entities, `${entity}_${other}`, values);
  if (act === "update") {
    if (Object.keys(back).length > 0) await use("update", { id: row, ...back });
    return { stay };
  }
  if (act === "create") {
    if (begun.changed) throw new AppError("RESOURCE_CONFLICT", "It was changed since. Remove it by hand.");
    if (begun.more) throw new AppError("RESOURCE_CONFLICT", "More came with it. Remove it by hand.");
    await use("remove", { id: row });
    return { stay: [] };
  }
  if (act === "remove") {
    await use("restore", { id: row });
    return { stay: [] };
  }
  const undo = entities[entity]?.verbs[act]?.undone_by;
  if (!undo) throw new AppError("RESOURCE_CONFLICT", "This cannot be taken back.");
  return ((await use(undo, input)) ?? { stay: [] }) as Stay;
}
