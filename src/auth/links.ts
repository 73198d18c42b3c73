import { createHash, createHmac } from "node:crypto";
import { Hono, type Context } from "hono";
import { z } from "zod";
import { hashPassword } from "./hash-password.ts";
import type { Door } from "./identity.ts";
import { password, setCookies, type SignInParts } from "./sign-in-routes.ts";
import { AppError } from "../entity/errors.ts";
import type { Asking } from "../entity/request.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import { line } from "../entity/written.ts";

type Purpose = "invitation" | "password" | "sign_in";

/** Makes the links that are good for one use. The token stands behind the #, so that no server and no referrer sees it. */
export type OneUseLinks = {
  /** The token of a write: the same when the write is repeated, so that the link that was shown stays the one that works. */
  token(actor: string, idempotency_key: string): string;
  address(purpose: Purpose, door: Door, token: string): string;
};

export function oneUseLinks(url: string, secret: string): OneUseLinks {
  return {
    token: (actor, key) => createHmac("sha256", secret).update(`${actor}\n${key}`).digest("base64url"),
    address: (purpose, door, token) => linkAddress(url, purpose, door, token),
  };
}

/** What is handed over: the door, and the token where no server sees it. */
export function linkAddress(url: string, purpose: Purpose, door: Door, token: string): string {
  return `${url}/auth/${door}#${purpose}=${token}`;
}

/** All that the database keeps of a token, as PostgreSQL writes bytes. */
export function hashToken(token: string): string {
  return `\\x${createHash("sha256").update(token).digest("hex")}`;
}

const token = z.string().min(20).max(200);
export const look_input = z.strictObject({ purpose: z.enum(["invitation", "password", "sign_in"]), token });
/** An invitation's token, and what the invited person says of themselves. */
export const invited_input = z.strictObject({
  token,
  name: line(200),
  language: z.enum(["en", "fr"]),
});
export const accept_input = invited_input.extend({ password });
export const reset_input = z.strictObject({ token, password });
export const gone = "This link can no longer be used. Ask for a new one.";

/** What can be done with a link before anybody has signed in: see whom it is for, and use it. */
export function serveLinks(parts: SignInParts): Hono<Asking> {
  const app = new Hono<Asking>();
  const { database } = parts;
  const wait = rateLimit(30);
  app.use(async (c, next) => {
    refuseWhile(wait(parts.address(c)));
    await next();
  });
  app.post("/look", async (c) => {
    const input = look_input.parse(await c.req.json());
    return c.json({ data: await lookAtLink(parts, input.purpose, hashToken(input.token)) });
  });
  app.post("/accept", async (c) => {
    const input = accept_input.parse(await c.req.json());
    const hash = hashToken(input.token);
    // Hashing a password is dear: only for a link that is good.
    await lookAtLink(parts, "invitation", hash);
    const text = "select app.accept_invitation($1, $2, $3, $4)";
    const values = [hash, input.name, input.language, await hashPassword(input.password)];
    const [row] = await database.outside({ text, values });
    return c.json({ data: await signInAfter(parts, c, row?.[0], input.password) }, 201);
  });
  app.post("/new-password", async (c) => {
    const input = reset_input.parse(await c.req.json());
    const hash = hashToken(input.token);
    await lookAtLink(parts, "password", hash);
    const values = [hash, await hashPassword(input.password)];
    const [row] = await database.outside({ text: "select app.use_reset($1, $2)", values });
    return c.json({ data: await signInAfter(parts, c, row?.[0], input.password) });
  });
  return app;
}

/** Whom a link is for; refuses one that can no longer be used. */
export async function lookAtLink({ database }: SignInParts, purpose: Purpose, token_hash: string): Promise<object> {
  const text = "select app.look_at_link($1, $2)";
  const found = (await database.outside({ text, values: [purpose, token_hash] }))[0]?.[0];
  if (!found) throw new AppError("RESOURCE_NOT_FOUND", gone);
  return JSON.parse(found) as object;
}

/** Signs in with the password that was just set; where that fails (too many sign-ins, say) or a code is needed, the sign-in page does it. */
async function signInAfter(parts: SignInParts, c: Context<Asking>, used: string | null | undefined, given: string) {
  const { kind, email } = JSON.parse(used ?? "{}") as { kind: Door; email: string };
  const agent = c.req.header("user-agent") ?? "";
  const signed = await parts.identity.signIn(kind, email, given, parts.address(c), agent).catch(() => undefined);
  if (!signed || signed.needs_code) return { signed_in: false };
  setCookies(c, signed.cookies);
  return { signed_in: true };
}
