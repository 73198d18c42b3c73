import { type Context, Hono } from "hono";
import { z } from "zod";
import { seal } from "../agents/model/seal.ts";
import type { Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import { callOnce } from "../entity/replay.ts";
import { type Asking, written } from "../entity/request.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import { find } from "./find-on-server.ts";
import { type MailboxWay, type MailServers, mailServerSaid, openImap, openSmtp } from "./mail-server.ts";

/** The password of a mailbox. */
export const password_input = z.strictObject({ password: z.string().min(1).max(1000) });

/** What a message that is missed is looked for by: words of its sender, subject or Message-ID. */
export const missing_query = z.strictObject({ q: z.string().trim().min(2).max(300) });

type Parts = MailServers & { database: Database };

/** `/api/inbox/mailboxes`: passwords, a try of both servers, and the look for a message that is missing. */
export function serveMailboxes(parts: Parts): Hono<Asking> {
  const app = new Hono<Asking>();
  const { database } = parts;
  const wait = rateLimit(10);
  const waits = (c: Context<Asking>) => refuseWhile(wait(c.get("actor").proof));
  app.put("/:id/password", async (c) => {
    const { body, replay } = await written(c);
    const { password } = password_input.parse(body);
    const id = z.uuid().parse(c.req.param("id"));
    const sealed = seal(parts.derive, password, "mailboxes");
    await callOnce(database, c.get("actor"), replay, "app.keep_mailbox_password($1, $2)::text", [id, sealed]);
    return c.json({ data: { id } });
  });
  app.post("/:id/try", async (c) => {
    waits(c);
    z.strictObject({}).parse(await c.req.json());
    const way = await wayOf(c, database, false);
    const [receiving, sending] = await Promise.all([tried(() => receives(way, parts)), tried(() => sends(way, parts))]);
    return c.json({ data: { receiving, sending } });
  });
  app.get("/:id/missing", (c) => {
    const { q } = missing_query.parse(c.req.query());
    const values = [z.uuid().parse(c.req.param("id")), q];
    return dataAnswer(c, database, { text: "select app.missing_mail($1, $2)::text", values });
  });
  app.post("/:id/look", async (c) => {
    waits(c);
    const { q } = missing_query.parse(await c.req.json());
    const way = await wayOf(c, database, true);
    const found = await find(way, parts, q).catch((error: unknown) => {
      throw new AppError("SERVICE_UNAVAILABLE", mailServerSaid(error));
    });
    return c.json({ data: found });
  });
  return app;
}

async function wayOf(c: Context<Asking>, database: Database, reading: boolean): Promise<MailboxWay> {
  const values = [z.uuid().parse(c.req.param("id")), reading];
  const [rows] = await database.flush(c.get("actor"), [{ text: "select app.mailbox_way($1, $2)::text", values }]);
  return JSON.parse(rows?.[0]?.[0] ?? "{}") as MailboxWay;
}

/** Null where it went well, else what the server says. */
const tried = (work: () => Promise<unknown>): Promise<string | null> =>
  work().then(
    () => null,
    (error: unknown) => mailServerSaid(error),
  );

async function receives(way: MailboxWay, servers: MailServers): Promise<void> {
  const client = await openImap(way, servers, 30_000);
  await client.logout();
}

async function sends(way: MailboxWay, servers: MailServers): Promise<void> {
  const smtp = await openSmtp(way, servers);
  await smtp.verify().finally(() => smtp.close());
}
