import { Hono } from "hono";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import type { LinkMail } from "../mail/link-mail.ts";
import { actOnce } from "../entity/act-once.ts";
import type { Door } from "./identity.ts";
import { hashToken, type OneUseLinks } from "./links.ts";
import { serveRoles } from "./roles.ts";
import { person_input, serveSuspension } from "./suspension.ts";

/** The acts on people that are no plain writes: roles, suspension, and how somebody signs in. */
export function servePeople(database: Database, links: OneUseLinks, mail: LinkMail): Hono<Asking> {
  const app = new Hono<Asking>();
  app.route("/", serveRoles(database));
  app.route("/", serveSuspension(database));
  app.post("/sign-out", async (c) => {
    const ended = await actOnce(database, c, "app.end_sessions_of($1)", (body) => [person_input.parse(body).user_id]);
    return c.json({ data: { ended } });
  });
  app.post("/reset", async (c) => {
    const { body, replay } = await written(c);
    const token = links.token(c.get("actor").proof, replay.key);
    const token_hash = hashToken(token);
    const values = [person_input.parse(body).user_id, token_hash];
    const made = await callOnce(database, c.get("actor"), replay, "app.make_reset($1, $2)", values);
    const link = links.address("password", (made as { kind: Door }).kind, token);
    return c.json({ data: { link, mailed: await mail(c.get("actor"), { purpose: "password", link, token_hash }) } });
  });
  app.post("/take-second-factor", async (c) => {
    await actOnce(database, c, "app.take_second_factor($1)::text", (body) => [person_input.parse(body).user_id]);
    return c.json({ data: {} });
  });
  return app;
}
