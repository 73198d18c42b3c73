import { Hono, type Context, type Handler } from "hono";
import { z } from "zod";
import type { Database } from "../database/door.ts";
import type { Asking } from "../entity/request.ts";
import { AppError } from "../entity/errors.ts";
import { jsonAnswer } from "../entity/json-answer.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import { hashPassword } from "./hash-password.ts";
import type { Identity } from "./identity.ts";
import { tokenOf } from "./password-asked.ts";
import type { WhoAsks } from "./who-asks.ts";
import { line } from "../entity/written.ts";

/** What the routes of sign-in are made of. */
export type SignInParts = {
  database: Database;
  identity: Identity;
  who_asks: WhoAsks;
  /** The one-time code of the first set-up, where one is asked for (beyond loopback, or behind a proxy). */
  setup_code: string | undefined;
  address(c: Context): string;
};

export const password = z.string().min(12, "needs at least 12 characters").max(128);
export const setup_input = z.strictObject({
  company: line(200),
  language: z.enum(["en", "fr"]),
  name: line(200),
  email: z.email().max(320),
  password,
  code: z.string().max(100).optional(),
});
export const sign_in_input = z.strictObject({
  door: z.enum(["employee", "client"]),
  email: z.string().max(320),
  password: z.string().max(128),
});
export const code_input = z.strictObject({ code: line(100) });

/** Set-up, sign-in, sign-out, and who I am. */
export function serveSignIn(parts: SignInParts): Hono<Asking> {
  const app = new Hono<Asking>();
  const { identity } = parts;

  app.get("/session", async (c) => {
    const { said, cookies } = await parts.who_asks(c);
    setCookies(c, cookies);
    return jsonAnswer(c, said);
  });

  app.post("/setup", setUp(parts));

  app.post("/sign-in", async (c) => {
    const { door, email, password: given } = sign_in_input.parse(await c.req.json());
    const agent = c.req.header("user-agent") ?? "";
    const { cookies, needs_code } = await identity.signIn(door, email, given, parts.address(c), agent);
    setCookies(c, cookies);
    return c.json(needs_code ? { needs_code } : {});
  });

  // The cookie is there since the password was right; it opens nothing before this.
  app.post("/sign-in/code", async (c) => {
    const { code } = code_input.parse(await c.req.json());
    await identity.second_factor.pass(tokenOf(c), code);
    return c.json({});
  });

  app.post("/sign-out", async (c) => {
    setCookies(c, await identity.signOut(c.req.header("cookie") ?? ""));
    return c.body(null, 204);
  });

  return app;
}

function setUp(parts: SignInParts): Handler<Asking> {
  const wait = rateLimit(10);
  return async (c) => {
    refuseWhile(wait(parts.address(c)));
    const input = setup_input.parse(await c.req.json());
    if (parts.setup_code !== undefined && input.code !== parts.setup_code) {
      throw new AppError("VALIDATION_FAILED", "Some fields need another value.", {
        fields: { code: "is not the code on the server's console" },
      });
    }
    const { company, language, name, email } = input;
    await parts.database.outside({
      text: "select app.set_up($1, $2, $3, $4, $5, false)",
      values: [company, language, name, email, await hashPassword(input.password)],
    });
    const agent = c.req.header("user-agent") ?? "";
    setCookies(c, (await parts.identity.signIn("employee", email, input.password, parts.address(c), agent)).cookies);
    return c.json({}, 201);
  };
}

/** Sets what the identity library wants set. */
export function setCookies(c: Context, cookies: string[]): void {
  for (const cookie of cookies) c.header("set-cookie", cookie, { append: true });
}
