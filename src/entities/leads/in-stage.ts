import { sql, type SQL } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/door.ts";
import type { StageType } from "../stages/stage.schema.ts";
import { leads } from "./lead.schema.ts";

/** Whether a lead stands in a stage of one of these types. */
export function inStageOf(types: readonly StageType[]): SQL {
  const named = sql.join(
    types.map((type) => sql`${type}`),
    sql`, `,
  );
  return sql`${leads.stage} in (select key from stages where type in (${named}))`;
}

/** The first stage of this type in the pipeline in which a lead stands. */
export function stageOfItsPipeline(type: StageType): SQL {
  return sql`(select s.key from stages here join stages s on s.pipeline = here.pipeline and s.type = ${type} and s.replaced_by is null
    where here.key = ${leads.stage} order by s.rank limit 1)`;
}

/** What the stage of a lead means. */
export async function typeOf(tx: Transaction, stage: string): Promise<StageType> {
  const { rows } = await tx.execute<{ type: StageType }>(sql`select type from stages where key = ${stage}`);
  return rows[0]?.type ?? "open";
}
