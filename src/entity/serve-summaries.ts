import type { Actor, Database } from "../database/door.ts";
import { by_bitmap } from "./by-bitmap.ts";
import { readOwnFields } from "./own-fields.ts";
import { withNames } from "./names-beside.ts";
import { Hono } from "hono";
import { z } from "zod";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import type { Kernel } from "./kernel.ts";
import type { Asking } from "./request.ts";
import { type Asked, summariesStatement, summary_query } from "./summary.ts";

/** At most so many summaries are one question: a page of figures has some twenty. */
const most_questions = 40;

const question = summary_query
  .omit({ where: true })
  .partial()
  .extend({
    of: z.string().max(60).describe("The entity: leads"),
    where: z.record(z.string(), z.unknown()).optional().describe("A filter, as lists take it"),
  });

/** What is asked of several summaries. */
export const summaries_input = z.strictObject({
  questions: z.array(question).min(1).max(most_questions, `At most ${most_questions} summaries are asked for at once.`),
});

/** Several summaries in one flush: what a page of figures asks, as of one moment. It only asks, though it is a POST. */
export function serveSummaries({ database, entities: described }: Kernel): Hono<Asking> {
  const app = new Hono<Asking>();
  app.post("/", async (c) => {
    const { questions } = summaries_input.parse(await c.req.json());
    const sets = sameRows(questions);
    const entities = await withOwn(database, c.get("actor"), described, sets);
    const statements = sets.map(({ of, rest, asked }) =>
      summariesStatement(withNames(entityOf(entities, of), rest), rest, asked),
    );
    const [, ...answers] = await database.flush(c.get("actor"), [by_bitmap, ...statements]);
    const told: unknown[] = [];
    for (const [index, { places }] of sets.entries()) {
      const lists = JSON.parse(answers[index]?.[0]?.[0] ?? "[]") as unknown[];
      places.forEach((place, nth) => (told[place] = lists[nth]));
    }
    return c.json({ data: told });
  });
  return app;
}

/** The entities of which own fields are asked, with these. */
async function withOwn(database: Database, actor: Actor, entities: Kernel["entities"], sets: Rows[]) {
  const named = new Set(sets.filter((rows) => JSON.stringify(rows).includes("custom.")).map(({ of }) => of));
  const read = [...named].map(
    async (of) => [of, await readOwnFields(database, actor, entityOf(entities, of))] as const,
  );
  return { ...entities, ...Object.fromEntries(await Promise.all(read)) };
}

type Question = z.infer<typeof question>;
type Rows = { of: string; rest: Record<string, string>; asked: Asked[]; places: number[] };

/** The questions by the rows that they are about: what is asked of the same ones is answered by one reading of them. */
export function sameRows(questions: Question[]): Rows[] {
  const sets = new Map<string, Rows>();
  for (const [place, { of, where, by, by_day, by_month, sum, median, given, ...rest }] of questions.entries()) {
    const filtered = { ...(rest as Record<string, string>), ...(where && { where: JSON.stringify(where) }) };
    const key = JSON.stringify([of, filtered]);
    const rows: Rows = sets.get(key) ?? { of, rest: filtered, asked: [], places: [] };
    rows.asked.push({ by, by_day, by_month, sum, median, given });
    rows.places.push(place);
    sets.set(key, rows);
  }
  return [...sets.values()];
}

function entityOf(entities: Kernel["entities"], name: string): Entity {
  const entity = Object.hasOwn(entities, name) ? entities[name] : undefined;
  if (!entity) throw new AppError("RESOURCE_NOT_FOUND", `There is no entity ${name.slice(0, 60)}.`);
  return entity;
}
