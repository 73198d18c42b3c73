import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import type { Derive, Purpose } from "../secrets.ts";
import { seal } from "./model/seal.ts";

export const token_input = z.strictObject({
  token: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .regex(/^[\x21-\x7e]+$/, "has letters, digits and signs only"),
});

/** The tokens of records that stand for other machines: set and removed, and never told again. `call` keeps one, or none. */
export function serveTokens(
  { database, derive }: { database: Database; derive: Derive },
  purpose: Purpose,
  call: string,
): Hono<Asking> {
  const app = new Hono<Asking>();
  app.put("/:id/token", async (c) => {
    const { body, replay } = await written(c);
    const id = z.uuid().parse(c.req.param("id"));
    const { token } = token_input.parse(body);
    await callOnce(database, c.get("actor"), replay, call, [id, seal(derive, token, purpose)]);
    return c.json({ data: {} });
  });
  app.delete("/:id/token", async (c) => {
    const { replay } = await written(c);
    const id = z.uuid().parse(c.req.param("id"));
    await callOnce(database, c.get("actor"), replay, call, [id, null]);
    return c.json({ data: {} });
  });
  return app;
}
