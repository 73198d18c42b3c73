import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "./errors.ts";
import { jsonAnswer } from "./json-answer.ts";
import type { Kernel } from "./kernel.ts";
import type { Asking } from "./request.ts";
import { summary_query, summaryStatement } from "./summary.ts";

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
export function serveSummaries({ database, entities }: Kernel): Hono<Asking> {
  const app = new Hono<Asking>();
  app.post("/", async (c) => {
    const { questions } = summaries_input.parse(await c.req.json());
    const statements = questions.map(({ of, where, ...query }) => {
      const entity = Object.hasOwn(entities, of) ? entities[of] : undefined;
      if (!entity) throw new AppError("RESOURCE_NOT_FOUND", `There is no entity ${of.slice(0, 60)}.`);
      return summaryStatement(entity, { ...query, ...(where && { where: JSON.stringify(where) }) });
    });
    const answers = await database.flush(c.get("actor"), statements);
    return jsonAnswer(c, `{"data":[${answers.map((rows) => rows[0]?.[0] ?? "[]").join()}]}`);
  });
  return app;
}
