import { Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { isKey, key_acts } from "../keys/choose-key.ts";
import { hashPassword } from "./hash-password.ts";
import type { Identity } from "./identity.ts";
import { current_input } from "./passkey-routes.ts";
import { passwordAsked, tokenOf } from "./password-asked.ts";
import { password } from "./sign-in-routes.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import { line } from "../entity/written.ts";

export const session_input = z.strictObject({ id: z.uuid() });

// Two that begin alike the browser refuses, for it knows which acts its person has; here they harm nobody else.
const own_keys = z
  .partialRecord(
    z.enum(key_acts),
    z.string().refine((key) => key === "" || isKey(key), "is no key"),
  )
  .refine((own) => new Set(keysIn(own)).size === keysIn(own).length, "has a key twice");

export const settings_input = z.strictObject({
  language: z.enum(["en", "fr"]).optional(),
  locale: z.string().max(35).refine(isLocale, "is no regional format").optional(),
  time_zone: z.string().max(60).optional(),
  theme: z.enum(["light", "dark", "system"]).optional(),
  single_keys: z.boolean().optional(),
  keys: own_keys.optional(),
  pinned_views: z.array(z.uuid()).max(100).optional(),
  default_views: z.array(z.uuid()).max(100).optional(),
  home_dashboard: z.uuid().nullable().optional(),
});

export const name_input = z.strictObject({ name: line(200) });
export const password_input = z.strictObject({ current: z.string().max(128), password });

/** One's own account: how the app looks and speaks, the sessions that are open, ending them, another password. */
export function serveAccount(database: Database, identity: Identity): Hono<Asking> {
  const app = new Hono<Asking>();
  app.get("/", (c) => dataAnswer(c, database, { text: "select app.my_account($1)", values: [tokenOf(c)] }));
  app.post("/settings", async (c) => {
    const { body, replay } = await written(c);
    const settings = JSON.stringify(settings_input.parse(body));
    await callOnce(database, c.get("actor"), replay, "app.change_settings($1)", [settings]);
    return c.json({ data: {} });
  });
  app.post("/name", async (c) => {
    const { body, replay } = await written(c);
    await callOnce(database, c.get("actor"), replay, "app.rename_myself($1)", [name_input.parse(body).name]);
    return c.json({ data: {} });
  });
  app.post("/end-session", async (c) => {
    const { body, replay } = await written(c);
    const { id } = session_input.parse(body);
    await callOnce(database, c.get("actor"), replay, "app.end_my_sessions($1, null)", [id]);
    return c.json({ data: {} });
  });
  app.post("/end-others", async (c) => {
    const { replay } = await written(c);
    const ended = await callOnce(database, c.get("actor"), replay, "app.end_my_sessions(null, $1)", [tokenOf(c)]);
    return c.json({ data: { ended } });
  });
  servePasswordActs(app, database, identity);
  return app;
}

/** What takes the present password. */
function servePasswordActs(app: Hono<Asking>, database: Database, identity: Identity): void {
  const proven = passwordAsked(identity);
  app.post("/confirm", async (c) => {
    const { current } = current_input.parse(await c.req.json());
    const values = [await proven(c, current), tokenOf(c)];
    await database.flush(c.get("actor"), [{ text: "select app.prove_session($1, $2)::text", values }]);
    return c.json({ data: {} });
  });
  app.post("/password", async (c) => {
    const input = password_input.parse(await c.req.json());
    const present = await proven(c, input.current);
    const values = [present, await hashPassword(input.password), tokenOf(c)];
    await database.flush(c.get("actor"), [{ text: "select app.change_password($1, $2, $3)::text", values }]);
    return c.json({ data: {} });
  });
}

const keysIn = (own: object) => Object.values(own).filter(Boolean);

function isLocale(name: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(name).length === 1;
  } catch {
    return false;
  }
}
