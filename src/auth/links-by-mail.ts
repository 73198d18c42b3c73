import { Hono, type Context } from "hono";
import { z } from "zod";
import { AppError } from "../entity/errors.ts";
import type { Asking } from "../entity/request.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import { gone, hashToken } from "./links.ts";
import { setCookies, type SignInParts } from "./sign-in-routes.ts";

export const ask_input = z.strictObject({ email: z.email().max(320) });
export const use_input = z.strictObject({ token: z.string().min(20).max(200) });

/**
 * Links that one has sent to oneself: to sign in by, for clients, and for a new password. Asking only notes the wish: who it
 * is for is looked at later (wished-mail.ts), so that every address is answered alike.
 */
export function serveLinksByMail(parts: SignInParts): Hono<Asking> {
  const app = new Hono<Asking>();
  const wait_to_ask = rateLimit(10);
  const wait_to_use = rateLimit(30);
  const asked = (purpose: "sign_in" | "password") => async (c: Context<Asking>) => {
    refuseWhile(wait_to_ask(parts.address(c)));
    const { email } = ask_input.parse(await c.req.json());
    const rows = await parts.database.outside({ text: "select app.wish_link($1, $2)", values: [purpose, email] });
    refuseWhile(Number(rows[0]?.[0]));
    return c.json({});
  };
  app.post("/ask-link", asked("sign_in"));
  app.post("/ask-password", asked("password"));
  app.post("/link", async (c) => {
    refuseWhile(wait_to_use(parts.address(c)));
    const { token } = use_input.parse(await c.req.json());
    const agent = c.req.header("user-agent") ?? "";
    const call = "app.use_sign_in_link($1, $2, $3, $4)";
    const signed = await parts.identity.begin(call, [hashToken(token)], parts.address(c), agent);
    if (!signed) throw new AppError("RESOURCE_NOT_FOUND", gone);
    setCookies(c, signed.cookies);
    return c.json(signed.needs_code ? { needs_code: true } : {});
  });
  return app;
}
