import { sql } from "../database/drizzle.ts";
import type { Actor } from "../database/door.ts";
import type { Statement } from "../database/flush.ts";
import { filter, statement } from "../entity/compile.ts";
import type { Entity } from "../entity/describe.ts";
import { AppError } from "../entity/errors.ts";
import type { Kernel } from "../entity/kernel.ts";
import { readQuestion, usual_terms, type Where } from "../entity/list-request.ts";
import { asTheirs } from "../entity/own-fields.ts";
import { rowsOf } from "../entity/rows-of.ts";
import type { ReportDefinition } from "./definition-shape.ts";
import { planReport } from "./plan-report.ts";
import { readWords } from "./read-words.ts";
import { clockOf, limitedly } from "./run-report.ts";

/** The ids of what the filters of a report match, as whoever asks may see it: one more than `most` where there are more. */
export async function matchingIds(
  { database, entities }: Kernel,
  actor: Actor,
  { source, filters }: Pick<ReportDefinition, "source" | "filters">,
  most: number,
): Promise<string[]> {
  const described = entities[source];
  if (!described) throw new AppError("RESOURCE_NOT_FOUND", "There are no such records.");
  const asked = { source, filters, groups: [], measures: [{ of: "count" as const }], chart: "number" as const };
  const { entity } = planReport(await asTheirs(database, actor, described), asked);
  const { now } = readWords(entity, { filters }, await clockOf(database, actor, undefined));
  const [rows] = await limitedly(database, actor, [idsStatement(entity, now, most + 1)]);
  return JSON.parse(rows?.[0]?.[0] ?? "[]") as string[];
}

function idsStatement(entity: Entity, where: Where | undefined, most: number): Statement {
  const question = readQuestion(entity, where ? { where: JSON.stringify(where) } : {});
  const { values, terms, ...shape } = question;
  const build = () =>
    sql`select coalesce(json_agg(id), '[]')::text from (select id from ${rowsOf(entity)} where ${filter(entity, question)} limit ${sql.raw(String(most))}) matching`;
  return statement(`ids ${entity.name} ${most} ${JSON.stringify(shape)}`, values, build, terms <= usual_terms);
}
