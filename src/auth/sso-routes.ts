import { randomBytes } from "node:crypto";
import { Hono, type Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Logger } from "pino";
import { z } from "zod";
import type { Asking } from "../entity/request.ts";
import { translateError } from "../entity/translate-error.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import type { Provider } from "./oidc.ts";
import { hashToken, invited_input, lookAtLink } from "./links.ts";
import { passwordAsked, tokenOf } from "./password-asked.ts";
import { setCookies, type SignInParts } from "./sign-in-routes.ts";

export const begin_input = z.strictObject({
  return_to: z.string().max(2000).optional(),
  invitation: invited_input.optional(),
});
const current_input = z.strictObject({ current: z.string().max(128) });
export const unlink_input = current_input.extend({ id: z.uuid() });

const cookie = "tandem.sso";
const failure = "a single sign-on failed";

/**
 * Signing in, at the employee door, by the account at the company's provider that somebody has linked with themselves, or by which
 * they accept an invitation.
 */
export function serveSso(parts: SignInParts, provider: Provider, log: Logger): Hono<Asking> {
  const app = new Hono<Asking>();
  const { identity } = parts;
  const wait = rateLimit(30);
  app.post("/begin", async (c) => {
    refuseWhile(wait(parts.address(c)));
    const { return_to, invitation } = begin_input.parse(await c.req.json());
    const accepts = invitation && { ...invitation, token_hash: hashToken(invitation.token) };
    if (accepts) await lookAtLink(parts, "invitation", accepts.token_hash);
    const { url, ...asked } = await provider.ask();
    await identity.attempts.note(asked, browserOf(c), { return_to, accepts });
    return c.json({ data: { url } });
  });
  // Here the provider sends the browser back to; whatever happens, it is led to a page that says it.
  app.get("/return", async (c) => {
    try {
      refuseWhile(wait(parts.address(c)));
      return c.redirect(await comeBack(parts, provider, log, c));
    } catch (error) {
      log.warn({ request_id: c.get("request_id"), err: error }, failure);
      return c.redirect("/auth/employee#sso=failed");
    }
  });
  return app;
}

/** One's own account at the provider: linked and unlinked with the password. */
export function serveSsoLink(parts: SignInParts, provider: Provider): Hono<Asking> {
  const app = new Hono<Asking>();
  const { database, identity } = parts;
  const proven = passwordAsked(identity);
  app.post("/begin", async (c) => {
    await proven(c, current_input.parse(await c.req.json()).current);
    const { url, ...asked } = await provider.ask();
    await identity.attempts.note(asked, browserOf(c), { token: tokenOf(c) });
    return c.json({ data: { url } });
  });
  app.post("/unlink", async (c) => {
    const { id, current } = unlink_input.parse(await c.req.json());
    const values = [await proven(c, current), id];
    await database.flush(c.get("actor"), [{ text: "select app.unlink_sso($1, $2)::text", values }]);
    return c.json({ data: {} });
  });
  return app;
}

async function comeBack(parts: SignInParts, provider: Provider, log: Logger, c: Context<Asking>): Promise<string> {
  const { attempts } = parts.identity;
  const taken = await attempts.take(c.req.query("state") ?? "", getCookie(c, cookie) ?? "");
  if (!taken) return "/auth/employee#sso=failed";
  const after = taken.return_to ? `?return_to=${encodeURIComponent(taken.return_to)}` : "";
  const refused = (why: "failed" | "unknown") => `/auth/employee${after}#sso=${taken.accepts ? "not-accepted" : why}`;
  try {
    const account = await provider.judge(new URL(c.req.url).search, taken);
    await attempts.judged(taken.state, account);
    if (taken.links) return await link(parts, c, taken.state);
    return (await enter(parts, c, taken.state, after)) ?? refused("unknown");
  } catch (error) {
    log.warn({ request_id: c.get("request_id"), err: error }, failure);
    return taken.links ? "/security#sso=failed" : refused("failed");
  }
}

async function enter(
  parts: SignInParts,
  c: Context<Asking>,
  state: string,
  after: string,
): Promise<string | undefined> {
  const agent = c.req.header("user-agent") ?? "";
  const begun = await parts.identity.begin("app.use_sso($1, $2, $3, $4)", [state], parts.address(c), agent);
  if (!begun) return undefined;
  setCookies(c, begun.cookies);
  return begun.needs_code ? `/auth/employee${after}#code` : `/auth/employee${after}`;
}

async function link(parts: SignInParts, c: Context<Asking>, state: string): Promise<string> {
  try {
    await parts.database.flush(c.get("actor"), [{ text: "select app.link_sso($1)::text", values: [state] }]);
    return "/security#sso=linked";
  } catch (error) {
    return translateError(error).code === "RESOURCE_CONFLICT" ? "/security#sso=taken" : "/security#sso=failed";
  }
}

/** What ties an attempt to this browser, so that nobody is led into an attempt of somebody else's. */
function browserOf(c: Context<Asking>): string {
  const browser = randomBytes(24).toString("base64url");
  const secure = new URL(c.req.url).protocol === "https:" || c.req.header("x-forwarded-proto") === "https";
  setCookie(c, cookie, browser, { path: "/api/sign-in/sso", httpOnly: true, sameSite: "Lax", maxAge: 600, secure });
  return browser;
}
