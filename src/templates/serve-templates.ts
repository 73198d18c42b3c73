import { Hono } from "hono";
import { z } from "zod";
import type { Actor, Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { dressLetter, type Look } from "../mail/dress-letter.ts";
import type { LetterSeal } from "../mail/letter.ts";
import { recordLetter } from "../mail/record-letter.ts";
import { refuseProblems, sourceOf } from "./fill-template.ts";
import { most } from "./limits.ts";
import { readValues } from "./read-values.ts";
import { type Rendered, renderTemplate } from "./render-template.ts";
import { languages, type Values, written_to } from "./variables.ts";

const record = { entity: z.enum(written_to), row_id: z.uuid() };

/** A template as it stands in an editor, and the record that it is tried on. */
export const template_input = z.strictObject({
  ...record,
  language: z.enum(languages),
  subject: z.string().max(most.subject.source),
  body: z.string().max(most.body.source),
});

/** Which template fills a letter to a record, and to which of its addresses. */
export const fill_query = z.strictObject({ ...record, template_id: z.uuid(), to: z.email().max(254).optional() });

type Parts = { database: Database; seal: LetterSeal; configured: boolean };

/** Templates of e-mails on a real record, with what the caller sees of it: shown, tried on oneself, and filled in for a letter. */
export function serveTemplates({ database, seal, configured }: Parts): Hono<Asking> {
  const app = new Hono<Asking>();
  app.post("/preview", async (c) => {
    const input = template_input.parse(await c.req.json());
    const { values, ...made } = await tried(database, c.get("actor"), input);
    const look = await lookOf(database, c.get("actor"));
    const { html } = recordLetter(made.body);
    return c.json({
      data: {
        ...made,
        values,
        configured,
        html: { light: shown(html, look, "light"), dark: shown(html, look, "dark") },
      },
    });
  });
  app.post("/test", async (c) => {
    const { body, replay } = await written(c);
    const made = await tried(database, c.get("actor"), template_input.parse(body));
    refuseProblems(made);
    if (!configured) throw new AppError("RESOURCE_CONFLICT", "This Tandem sends no e-mail.");
    const values = [made.subject, seal.close(recordLetter(made.body))];
    const data = await callOnce(database, c.get("actor"), replay, "app.queue_test_letter($1, $2)", values);
    return c.json({ data }, 201);
  });
  app.get("/fill", async (c) => {
    const { template_id, ...asked } = fill_query.parse(c.req.query());
    const source = await sourceOf(database, c.get("actor"), template_id);
    return c.json({ data: await tried(database, c.get("actor"), { ...asked, ...source }) });
  });
  return app;
}

type Tried = z.infer<typeof template_input> & { to?: string | undefined };

async function tried(database: Database, actor: Actor, input: Tried): Promise<Rendered & { values: Values }> {
  await database.flush(actor, [{ text: "select app.require('email_templates', 'read')", values: [] }]);
  const values = await readValues(database, actor, input);
  return { ...renderTemplate(input, values), values };
}

async function lookOf(database: Database, actor: Actor): Promise<Look> {
  const text = "select json_build_object('name', name, 'accent', accent, 'logo', logo)::text from public.company";
  const [rows] = await database.flush(actor, [{ text, values: [] }]);
  return JSON.parse(rows?.[0]?.[0] ?? "null") as Look;
}

const shown = (html: string, look: Look, scheme: "light" | "dark") =>
  dressLetter(html, look, { scheme, logo_url: look.logo ? `/public/logo/${look.logo}` : undefined });
