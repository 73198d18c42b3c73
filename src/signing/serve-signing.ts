import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Actor, Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { callOnce, keptResult } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import type { Stored } from "../files/send-file.ts";
import type { Store } from "../files/store.ts";
import type { Derive } from "../secrets.ts";
import { editionOf, recipientId, signAddress, tokenOf } from "./envelope-link.ts";
import { inspectPdf } from "./inspect-pdf.ts";

const recipient = z.union([
  z.strictObject({ person_id: z.uuid() }),
  z.strictObject({
    name: z
      .string()
      .trim()
      .min(1)
      .max(120)
      .regex(/^[^\p{C}]*$/u),
    email: z.email().max(320),
  }),
]);

/** What an envelope is made of. */
export const envelope_input = z.strictObject({
  file_id: z.uuid(),
  purpose: z.enum(["approval", "signature"]).default("signature"),
  recipients: z.array(recipient).min(1).max(20),
  in_order: z.boolean().default(false),
  message: z.string().trim().max(2000).nullable().default(null),
  language: z.enum(["english", "french"]).default("english"),
  days: z.number().int().min(1).max(90).default(14),
});

type Parts = { database: Database; store: Store; derive: Derive; url: string };

/** `/api/signing`: sends envelopes, and makes the links by which their recipients sign. */
export function serveSigning(parts: Parts): Hono<Asking> {
  const app = new Hono<Asking>();
  const { database, derive, url } = parts;
  app.post("/documents/:id/envelopes", async (c) => c.json({ data: await send(c, parts) }, 201));
  app.post("/recipients/:id/link", async (c) => {
    const { body, replay } = await written(c);
    z.strictObject({}).parse(body);
    const id = z.uuid().parse(c.req.param("id"));
    const edition = editionOf(derive, replay);
    const { token, hash } = tokenOf(derive, id, edition);
    await callOnce(database, c.get("actor"), replay, "app.renew_envelope_link($1, $2, $3)", [id, edition, hash]);
    return c.json({ data: { id, address: signAddress(url, token) } }, 201);
  });
  app.post("/recipients/:id/open", async (c) => {
    const { body, replay } = await written(c);
    z.strictObject({}).parse(body);
    const id = z.uuid().parse(c.req.param("id"));
    const { token, hash } = tokenOf(derive, id, editionOf(derive, replay));
    await callOnce(database, c.get("actor"), replay, "app.open_envelope($1, $2)", [id, hash]);
    return c.json({ data: { id, address: signAddress(url, token) } }, 201);
  });
  app.get("/envelopes/:id/events", (c) => {
    const values = [z.uuid().parse(c.req.param("id"))];
    return dataAnswer(c, database, { text: "select app.envelope_history($1)::text", values });
  });
  return app;
}

type Sent = { id: string; links: { recipient_id: string; name: string; address: string }[] };

async function send(c: Context<Asking>, { database, store, derive, url }: Parts): Promise<Sent> {
  const { body, replay } = await written(c);
  const { file_id, recipients, ...about } = envelope_input.parse(body);
  const actor = c.get("actor");
  const document = z.uuid().parse(c.req.param("id"));
  const edition = editionOf(derive, replay);
  const links: Sent["links"] = [];
  const added = recipients.map((each, at) => {
    const id = recipientId(edition, at);
    if ("person_id" in each) return { id, ...each, edition };
    const { token, hash } = tokenOf(derive, id, edition);
    links.push({ recipient_id: id, name: each.name, address: signAddress(url, token) });
    return { id, ...each, edition, token_hash: hash.replace("\\x", "") };
  });
  // (What was sent is answered again, also where the document has changed since.)
  const former = await keptResult(database, actor, replay);
  if (former) return { id: (former.result as { id: string }).id, links };
  const file = await newest(database, actor, document, file_id);
  if (about.purpose === "signature") await inspectPdf(store, file);
  const call = "app.send_envelope($1, $2, $3, $4::jsonb, $5::jsonb)";
  const values = [document, file_id, file.digest, JSON.stringify(about), JSON.stringify(added)];
  const { id } = (await callOnce(database, actor, replay, call, values)) as { id: string };
  return { id, links };
}

/** The version that is to be sent, as the caller sees it, who may change its document and is there in person. */
async function newest(database: Database, actor: Actor, document: string, file_id: string): Promise<Stored> {
  const may = { text: "select app.hold('documents', $1, 'update')::text, app.in_person()::text", values: [document] };
  const text =
    "select json_build_object('name', name, 'media_type', media_type, 'bytes', bytes, 'digest', digest)::text from public.files where id = $1 and row_id = $2 and deleted_at is null";
  const [, rows] = await database.flush(actor, [may, { text, values: [file_id, document] }]);
  if (!rows?.[0]?.[0]) throw new AppError("RESOURCE_NOT_FOUND", "This version does not exist, or you cannot see it.");
  return JSON.parse(rows[0][0]) as Stored;
}
