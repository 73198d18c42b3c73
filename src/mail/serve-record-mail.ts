import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { jsonAnswer } from "../entity/json-answer.ts";
import type { LetterSeal } from "./letter.ts";
import { recordLetter } from "./record-letter.ts";

const record = { entity: z.enum(["leads", "accounts", "contacts"]), row_id: z.uuid() };
export const letters_query = z.strictObject(record);
// oxlint-disable-next-line no-control-regex
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

export const letter_input = z.strictObject({
  ...record,
  to: z.array(z.email().max(254)).min(1, "needs an address").max(10, "has at most 10 addresses"),
  subject: z
    .string()
    .trim()
    .min(1, "needs a subject")
    .max(200, "has at most 200 characters")
    .refine((text) => !control.test(text), "is one line without control characters"),
  text: z.string().trim().min(1, "needs a text").max(20_000, "has at most 20,000 characters"),
  template_id: z.uuid().optional().describe("The template that it began as, which counts it"),
});

/** E-mails to people of a record: sent as one's own, and what became of each. */
export function serveRecordMail(database: Database, seal: LetterSeal, configured: boolean): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", async (c) => {
    const { entity, row_id } = letters_query.parse(c.req.query());
    const statement = { text: "select app.letters_of($1, $2)::text", values: [entity, row_id] };
    const [rows] = await database.flush(c.get("actor"), [statement]);
    return jsonAnswer(c, `{"data":{"configured":${configured},"letters":${rows?.[0]?.[0]}}}`);
  });
  app.post("/", async (c) => {
    const { body, replay } = await written(c);
    const { entity, row_id, to, subject, text, template_id } = letter_input.parse(body);
    if (!configured)
      throw new AppError("RESOURCE_CONFLICT", "This Tandem sends no e-mail. Write it in your own mail program.");
    // (Before anything is made of the text.)
    await database.flush(c.get("actor"), [{ text: "select app.require('activities', 'create')", values: [] }]);
    const values = [entity, row_id, to, subject, text, seal.close(recordLetter(text)), template_id ?? null];
    const call = "app.count_template_use($7, app.mail_record($1, $2, $3, $4, $5, $6))";
    const data = await callOnce(database, c.get("actor"), replay, call, values);
    return c.json({ data }, 201);
  });
  return app;
}
