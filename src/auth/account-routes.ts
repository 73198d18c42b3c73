import { hashPassword } from "better-auth/crypto";
import { Hono, type Context } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { rateLimit } from "../http/rate-limit.ts";
import type { Identity } from "./identity.ts";
import { password } from "./routes.ts";

const session_input = z.strictObject({ id: z.uuid() });

const password_input = z.strictObject({ current: z.string().max(128), password });

/** One's own account: the sessions that are open, ending them, another password. */
export function serveAccount(database: Database, identity: Identity): Hono<Asking> {
  const app = new Hono<Asking>();
  const allowed = rateLimit(10);
  /** The hash of the present password, once it was given rightly. */
  const proven = async (c: Context<Asking>, given: string) => {
    if (!allowed(tokenOf(c)))
      throw new AppError("RATE_LIMIT_EXCEEDED", "Too many attempts. Wait a moment and try again.", { retry_after: 60 });
    const hash = await identity.checkPassword(tokenOf(c), given);
    if (hash !== undefined) return hash;
    const fields = { current: "is not your password" };
    throw new AppError("VALIDATION_FAILED", "Some fields need another value.", { fields });
  };
  app.get("/", async (c) => {
    const [rows] = await database.flush(c.var.actor, [{ text: "select app.my_account($1)", values: [tokenOf(c)] }]);
    return c.body(`{"data":${rows?.[0]?.[0]}}`, 200, { "content-type": "application/json" });
  });
  app.post("/end-session", async (c) => {
    const { body, replay } = await written(c);
    const { id } = session_input.parse(body);
    await callOnce(database, c.var.actor, replay, "app.end_my_sessions($1, null)", [id]);
    return c.json({ data: {} });
  });
  app.post("/end-others", async (c) => {
    const { replay } = await written(c);
    const ended = await callOnce(database, c.var.actor, replay, "app.end_my_sessions(null, $1)", [tokenOf(c)]);
    return c.json({ data: { ended } });
  });
  app.post("/password", async (c) => {
    const input = password_input.parse(await c.req.json());
    const present = await proven(c, input.current);
    const values = [present, await hashPassword(input.password), tokenOf(c)];
    await database.flush(c.var.actor, [{ text: "select app.change_password($1, $2, $3)::text", values }]);
    return c.json({ data: {} });
  });
  return app;
}

const tokenOf = (c: Context<Asking>) => c.var.actor.proof.replace(/^session:/, "");
