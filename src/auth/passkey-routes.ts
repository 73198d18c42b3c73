import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import type { Identity } from "./identity.ts";
import { passwordAsked, tokenOf } from "./password-asked.ts";
import { setCookies, type SignInParts } from "./sign-in-routes.ts";
import { line } from "../entity/written.ts";

const door = z.enum(["employee", "client"]);
const text = z.string().max(20_000);
const common = { id: text, rawId: text, type: z.literal("public-key"), clientExtensionResults: z.looseObject({}) };
const signed = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.nullish().transform((handle) => handle ?? undefined),
  }),
});
const made = z.object({
  ...common,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
});
export const begin_input = z.strictObject({ door });
export const sign_in_input = z.strictObject({ door, response: signed });
export const current_input = z.strictObject({ current: z.string().max(128) });
export const add_input = z.strictObject({ name: line(100), response: made });
export const rename_input = z.strictObject({ id: z.uuid(), name: line(100) });
export const remove_input = z.strictObject({ id: z.uuid(), current: z.string().max(128) });

/** Signing in by a passkey, at both doors. No address is asked for, so nothing is told of any; all that is wrong is one refusal. */
export function servePasskeySignIn(parts: SignInParts): Hono<Asking> {
  const app = new Hono<Asking>();
  const { identity } = parts;
  const [wait, offers] = [rateLimit(30), rateLimit(120)];
  const begin = async (c: Context<Asking>) => {
    const { door: at } = begin_input.parse(await c.req.json());
    return c.json({ data: await identity.passkeys.askToSignIn(at) });
  };
  // Asked by each page of a door that is opened, before anybody has done anything: it must not be counted as an attempt.
  app.post("/offer", (c) => {
    refuseWhile(offers(parts.address(c)));
    return begin(c);
  });
  app.use(async (c, next) => {
    refuseWhile(wait(parts.address(c)));
    await next();
  });
  app.post("/begin", begin);
  app.post("/", async (c) => {
    const { door: at, response } = sign_in_input.parse(await c.req.json());
    const judged = await identity.passkeys.judgeSignIn(at, response as AuthenticationResponseJSON);
    const agent = c.req.header("user-agent") ?? "";
    const call = "app.use_passkey($1, $2, $3, $4, $5, $6)";
    const shown = [judged?.id, judged?.counter, at];
    const begun = judged && (await identity.begin(call, shown, parts.address(c), agent));
    if (!begun) throw new AppError("AUTH_INVALID", "This passkey does not open this door.");
    setCookies(c, begun.cookies);
    return c.json({});
  });
  return app;
}

/** One's own passkeys: added and removed with the password, renamed without. */
export function servePasskeys(database: Database, identity: Identity): Hono<Asking> {
  const app = new Hono<Asking>();
  const proven = passwordAsked(identity);
  app.post("/begin", async (c) => {
    await proven(c, current_input.parse(await c.req.json()).current);
    const rows = await database.outside({ text: "select app.front_door() -> 'company' ->> 'name'", values: [] });
    return c.json({ data: await identity.passkeys.askToAdd(tokenOf(c), rows[0]?.[0] ?? "Tandem") });
  });
  app.post("/add", async (c) => {
    const { name, response } = add_input.parse(await c.req.json());
    const kept = await identity.passkeys.judgeNew(tokenOf(c), response as RegistrationResponseJSON);
    const call = "select app.add_passkey($1, $2, $3, $4, $5, $6)::text";
    await database.flush(c.get("actor"), [{ text: call, values: [...kept, name] }]);
    return c.json({ data: {} });
  });
  app.post("/rename", async (c) => {
    const { body, replay } = await written(c);
    const { id, name } = rename_input.parse(body);
    await callOnce(database, c.get("actor"), replay, "app.rename_passkey($1, $2)", [id, name]);
    return c.json({ data: {} });
  });
  app.post("/remove", async (c) => {
    const { id, current } = remove_input.parse(await c.req.json());
    const values = [await proven(c, current), id];
    await database.flush(c.get("actor"), [{ text: "select app.remove_passkey($1, $2)::text", values }]);
    return c.json({ data: {} });
  });
  return app;
}
