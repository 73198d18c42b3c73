import { Hono } from "hono";
import { z } from "zod";
import { AppError } from "../entity/errors.ts";
import type { Asking } from "../entity/request.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import { gone, hashToken } from "./links.ts";
import { setCookies, type Doors } from "./routes.ts";

const ask_input = z.strictObject({ email: z.email().max(320) });
const use_input = z.strictObject({ token: z.string().min(20).max(200) });

/** Signing in by a link in a mail, for clients. Asking only notes the wish: who it is for is looked at later (sign-in-mail.ts), so that every address is answered alike. */
export function serveSignInLinks(doors: Doors): Hono<Asking> {
  const app = new Hono<Asking>();
  const wait_to_ask = rateLimit(10);
  const wait_to_use = rateLimit(30);
  app.post("/ask-link", async (c) => {
    refuseWhile(wait_to_ask(doors.address(c)));
    const { email } = ask_input.parse(await c.req.json());
    const rows = await doors.database.outside({ text: "select app.ask_sign_in_link($1)", values: [email] });
    refuseWhile(Number(rows[0]?.[0]));
    return c.json({});
  });
  app.post("/link", async (c) => {
    refuseWhile(wait_to_use(doors.address(c)));
    const { token } = use_input.parse(await c.req.json());
    const agent = c.req.header("user-agent") ?? "";
    const call = "app.use_sign_in_link($1, $2, $3, $4)";
    const signed = await doors.identity.begin(call, [hashToken(token)], doors.address(c), agent);
    if (!signed) throw new AppError("RESOURCE_NOT_FOUND", gone);
    setCookies(c, signed.cookies);
    return c.json(signed.needs_code ? { needs_code: true } : {});
  });
  return app;
}
