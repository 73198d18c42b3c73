import { sql, type SQL } from "../../database/drizzle.ts";
import { z } from "zod";
import type { Entity } from "../../entity/describe.ts";
import { requirable } from "../stages/stage-types.ts";
import { leads } from "./lead.schema.ts";

/** What a lead is given on its way into a stage, where it lacks it. */
export const lacking = z
  .partialRecord(z.enum(requirable), z.unknown())
  .optional()
  .describe("Values by field, for what the stage needs: each is given only where there is none.");

/** The values of a move as what is written: what is there already stays. */
export function filled(
  entity: Entity,
  given: z.infer<typeof lacking>,
  stage: string,
): Partial<Record<keyof typeof leads, SQL>> {
  const values = entity.update.parse(given ?? {});
  const written = Object.entries(values).map(([name, value]) => {
    const column = leads[name as (typeof requirable)[number]];
    // (As app.enter_stage says that there is none.)
    const none = sql`coalesce(to_jsonb(${column}) #>> '{}', '') in ('', '[]', '{}')`;
    return [
      name,
      sql`case when ${leads.stage} <> ${stage} and ${none} then ${sql.param(value, column)} else ${column} end`,
    ];
  });
  return Object.fromEntries(written) as Partial<Record<keyof typeof leads, SQL>>;
}
