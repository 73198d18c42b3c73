import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import { callOnce } from "../entity/replay.ts";
import { type Asking, written } from "../entity/request.ts";
import { sendFile, type Stored } from "../files/send-file.ts";
import type { Store } from "../files/store.ts";
import { letterPage } from "./letter-page.ts";

const text_of = (most: number) => z.string().max(most);
const mailer = z.strictObject({ name: text_of(300).default(""), address: z.email().max(320) });
const mailers = z.array(mailer).max(100).default([]);

/** What one writes: an answer (`conversation_id`), or the first letter of a conversation in a mailbox. Its text is Markdown. */
export const draft_input = z.strictObject({
  mailbox_id: z.uuid(),
  conversation_id: z.uuid().nullable().default(null),
  in_reply_to: text_of(998).nullable().default(null),
  subject: text_of(500).default(""),
  body: text_of(100_000).default(""),
  recipients: z.strictObject({ to: mailers, cc: mailers, bcc: mailers }),
  files: z
    .array(
      z.union([
        z.strictObject({ upload_id: z.uuid() }),
        z.strictObject({ mail_id: z.uuid(), no: z.number().int().min(0) }),
      ]),
    )
    .max(50)
    .default([]),
});

/** When it is sent: in ten seconds where nothing is said; and whether it is called off when they write first. */
export const send_input = z.strictObject({
  send_at: z.iso.datetime({ offset: true }).nullable().default(null),
  unless_answered: z.boolean().default(true),
});

/** A note for colleagues; Markdown. */
export const note_input = z.strictObject({
  body: z.string().trim().min(1).max(10_000),
  mention_ids: z.array(z.uuid()).max(50).default([]),
});

/** Whether pictures of elsewhere are loaded, which tells their servers that it is read. */
export const page_query = z.object({ pictures: z.enum(["0", "1"]).optional() });

export const seen_input = z.strictObject({ seen: z.boolean() });

type Parts = { database: Database; store: Store };
type Parted = {
  html: string | null;
  digest: string | null;
  bytes: number | null;
  files: (Stored & { no: number; cid: string | null })[];
};

/** `/api/inbox`: counts, what one writes and sends, notes, and of a letter its formatted text, its bytes and its files. */
export function serveInbox(parts: Parts): Hono<Asking> {
  const app = new Hono<Asking>();
  const { database } = parts;
  app.get("/counts", (c) => dataAnswer(c, database, { text: "select app.inbox_counts()::text", values: [] }));
  serveDrafts(app, database);
  app.post("/conversations/:id/notes", async (c) => {
    const { body, replay } = await written(c);
    const { body: note, mention_ids } = note_input.parse(body);
    const values = [idOf(c), note, mention_ids];
    const id = await callOnce(database, c.get("actor"), replay, "app.add_mail_note($1, $2, $3)", values);
    return c.json({ data: { id } }, 201);
  });
  app.post("/conversations/:id/seen", async (c) => {
    const { body, replay } = await written(c);
    const values = [idOf(c), seen_input.parse(body).seen];
    await callOnce(database, c.get("actor"), replay, "app.see_conversation($1, $2)::text", values);
    return c.json({ data: { id: values[0] } });
  });
  serveLetters(app, parts);
  return app;
}

const idOf = (c: Context<Asking>) => z.uuid().parse(c.req.param("id"));

function serveDrafts(app: Hono<Asking>, database: Database): void {
  const once = async (c: Context<Asking>, call: string, values: (body: unknown) => unknown[]) => {
    const { body, replay } = await written(c);
    return callOnce(database, c.get("actor"), replay, call, values(body));
  };
  app.put("/drafts/:id", async (c) => {
    const kept = (body: unknown) => {
      const { recipients, ...draft } = draft_input.parse(body);
      return [idOf(c), JSON.stringify({ ...draft, recipients: { ...recipients, reply_to: [] } })];
    };
    return c.json({ data: await once(c, "app.keep_mail_draft($1, $2)", kept) });
  });
  app.post("/drafts/:id/send", async (c) => {
    const sent = (body: unknown) => {
      const { send_at, unless_answered } = send_input.parse(body);
      return [idOf(c), send_at, unless_answered];
    };
    return c.json({ data: await once(c, "app.send_mail_draft($1, $2, $3)", sent) });
  });
  app.post("/drafts/:id/recall", async (c) =>
    c.json({ data: await once(c, "app.recall_mail($1)", (body) => (z.strictObject({}).parse(body), [idOf(c)])) }),
  );
  app.post("/drafts/:id/discard", async (c) => {
    await once(c, "app.drop_mail_draft($1)::text", (body) => (z.strictObject({}).parse(body), [idOf(c)]));
    return c.json({ data: { id: idOf(c) } });
  });
}

function serveLetters(app: Hono<Asking>, { database, store }: Parts): void {
  const parted = async (c: Context<Asking>): Promise<Parted | null> => {
    const statement = { text: "select app.mail_parts_seen($1)::text", values: [idOf(c)] };
    const [rows] = await database.flush(c.get("actor"), [statement]);
    return JSON.parse(rows?.[0]?.[0] ?? "null") as Parted | null;
  };
  const send = (c: Context<Asking>, file: Stored | undefined | null) => {
    if (!file) throw new AppError("RESOURCE_NOT_FOUND", "This file does not exist, or you cannot see it.");
    const may = () =>
      parted(c).then(
        (seen) => seen !== null,
        () => false,
      );
    return sendFile(c, store, file, may);
  };
  app.get("/mails/:id/page", async (c) => {
    const { pictures } = page_query.parse(c.req.query());
    const { html, files } = (await parted(c)) ?? { html: null, files: [] };
    if (html === null) throw new AppError("RESOURCE_NOT_FOUND", "This e-mail has no formatted text.");
    return letterPage(c, store, { html, files }, pictures === "1");
  });
  app.get("/mails/:id/original", async (c) => {
    const { digest, bytes } = (await parted(c)) ?? { digest: null, bytes: null };
    return send(
      c,
      digest && bytes !== null ? { name: "e-mail.eml", media_type: "message/rfc822", bytes, digest } : null,
    );
  });
  app.get("/mails/:id/files/:no", async (c) => {
    const no = Number(c.req.param("no"));
    return send(
      c,
      (await parted(c))?.files.find((file) => file.no === no),
    );
  });
}
