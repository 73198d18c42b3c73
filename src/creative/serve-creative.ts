import { Hono } from "hono";
import { z } from "zod";
import { hashToken } from "../auth/links.ts";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import type { Derive } from "../secrets.ts";

/** What a link for approval is made of: the versions, who decides, and for how many days. */
export const link_input = z.strictObject({
  files: z.array(z.uuid()).min(1).max(50),
  name: z.string().trim().min(1).max(120),
  email: z.email().max(320),
  message: z.string().trim().max(2000).nullable().default(null),
  language: z.enum(["english", "french"]).default("english"),
  days: z.number().int().min(1).max(60).default(14),
});

/** `POST /api/creative/briefs/{id}/links`: makes a link for approval, whose address is answered to whoever makes it alone. */
export function serveCreative(database: Database, derive: Derive, url: string): Hono<Asking> {
  const app = new Hono<Asking>();
  app.post("/briefs/:id/links", async (c) => {
    const { body, replay } = await written(c);
    const { files, ...about } = link_input.parse(body);
    // (The same when the call is repeated, and nobody's to guess: what is kept is its hash.)
    const secret = derive("approvals", `${replay.key}/${replay.fingerprint}`);
    const token = Buffer.from(secret, "hex").toString("base64url");
    const values = [z.uuid().parse(c.req.param("id")), files, JSON.stringify(about), hashToken(token)];
    const id = await callOnce(database, c.get("actor"), replay, "app.ask_approval($1, $2, $3, $4)", values);
    return c.json({ data: { id, address: `${url}/public/approvals/${token}` } }, 201);
  });
  return app;
}
