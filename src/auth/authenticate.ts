import type { Context, MiddlewareHandler } from "hono";
import { AppError } from "../entity/errors.ts";
import type { Asking } from "../entity/request.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import { hashOf, looksLikeKey } from "./api-key.ts";
import type { Identity } from "./identity.ts";

const calls_per_minute = 600;

/**
 * Takes the proof of whoever calls the API: an API key where one is sent, else a session's cookie, never both. Whether it
 * opens anything, the database judges.
 */
export function authenticate(identity: Identity): MiddlewareHandler<Asking> {
  const wait = rateLimit(calls_per_minute);
  return (c, next) => {
    const token = bearerOf(c);
    if (token === undefined) {
      const actor = identity.actor(c.req.header("cookie"), c.get("request_id"));
      if (!actor && !open_paths.has(c.req.path)) throw new AppError("AUTH_REQUIRED", "Sign in to go on.");
      if (actor) c.set("actor", actor);
    } else {
      if (!looksLikeKey(token)) throw new AppError("AUTH_INVALID", "This is no API key of Tandem.");
      if (inPersonOnly(c.req.path)) throw new AppError("INSUFFICIENT_PRIVILEGES", in_person);
      refuseWhile(wait(hashOf(token).toString("base64")));
      c.set("actor", { proof: `key:${token}`, request: c.get("request_id") });
    }
    return next();
  };
}

// Other schemes are meant for a proxy before us. (Read by no pattern that a long row of spaces would make slow.)
function bearerOf(c: Context): string | undefined {
  const header = c.req.header("authorization") ?? "";
  return /^bearer /i.test(header) ? header.slice(7).trim() : undefined;
}

// These know their caller by cookies, or are about them; the database refuses keys on its own what is about accounts.
function inPersonOnly(path: string): boolean {
  return open_paths.has(path) || path === "/api/account" || path.startsWith("/api/account/");
}

const in_person = "This is not done with an API key. Sign in yourself.";

const open_paths = new Set([
  "/api/session",
  "/api/setup",
  "/api/sign-in",
  "/api/sign-in/ask-link",
  "/api/sign-in/ask-password",
  "/api/sign-in/link",
  "/api/sign-in/passkey",
  "/api/sign-in/sso/begin",
  "/api/sign-in/sso/return",
  "/api/sign-in/passkey/begin",
  "/api/sign-in/passkey/offer",
  "/api/sign-out",
  "/api/links/look",
  "/api/links/accept",
  "/api/links/new-password",
]);
