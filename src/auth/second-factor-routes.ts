import { Hono, type Context } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import type { Identity } from "./identity.ts";
import { passwordAsked, tokenOf } from "./password-asked.ts";

const current_input = z.strictObject({ current: z.string().max(128) });
const code_input = z.strictObject({ code: z.string().trim().min(1).max(100) });
const change_input = current_input.extend(code_input.shape);

/** One's own second step of sign-in: begun with the password, on with a first right code, off with both. */
export function serveSecondFactor(database: Database, identity: Identity): Hono<Asking> {
  const app = new Hono<Asking>();
  const proven = passwordAsked(identity);
  const { second_factor } = identity;
  app.post("/begin", async (c) => {
    await proven(c, current_input.parse(await c.req.json()).current);
    const rows = await database.outside({ text: "select app.front_door() -> 'company' ->> 'name'", values: [] });
    return c.json({ data: await second_factor.begin(tokenOf(c), rows[0]?.[0] ?? "Tandem") });
  });
  app.post("/confirm", async (c) => {
    const step = await second_factor.firstStep(tokenOf(c), code_input.parse(await c.req.json()).code);
    const { codes, hashes } = second_factor.recoveryCodes();
    const values = [hashes, step, tokenOf(c)];
    await database.flush(c.get("actor"), [{ text: "select app.confirm_second_factor($1, $2, $3)::text", values }]);
    return c.json({ data: { codes } });
  });
  const change = async (c: Context<Asking>, hashes: string[] | null) => {
    const { current, code } = change_input.parse(await c.req.json());
    const present = await proven(c, current);
    await second_factor.show(tokenOf(c), code);
    const values = [present, hashes, tokenOf(c)];
    await database.flush(c.get("actor"), [{ text: "select app.change_second_factor($1, $2, $3)::text", values }]);
  };
  app.post("/recovery-codes", async (c) => {
    const { codes, hashes } = second_factor.recoveryCodes();
    await change(c, hashes);
    return c.json({ data: { codes } });
  });
  app.post("/remove", async (c) => {
    await change(c, null);
    return c.json({ data: {} });
  });
  return app;
}
