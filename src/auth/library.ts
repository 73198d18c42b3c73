import { betterAuth } from "better-auth";
import type { Pool } from "pg";
import { session_seconds } from "./session-cookie.ts";

/** better-auth, of which nothing is used but passwords and sessions. */
export type Library = {
  /** Posts to a path of it, as a browser would. */
  post(path: string, headers: Record<string, string>, body: unknown): Promise<Response>;
  /** Prolongs the session of these cookies when it is due. */
  refresh(cookies: string): Promise<Response>;
};

/** How many may try to sign in with a password from one address in a minute. */
export const most_by_origin = 10;

const day = 86_400;

export function openLibrary(pool: Pool, url: string, secret: string): Library {
  const auth = configured(pool, url, secret);
  return {
    post: (path, headers, body) =>
      auth.handler(
        new Request(`${url}/api/auth${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", origin: url, ...headers },
          body: JSON.stringify(body),
        }),
      ),
    refresh: (cookies) => auth.api.getSession({ headers: new Headers({ cookie: cookies }), asResponse: true }),
  };
}

function configured(pool: Pool, url: string, secret: string) {
  return betterAuth({
    baseURL: url,
    secret,
    database: pool,
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 12 },
    session: { expiresIn: session_seconds, updateAge: day },
    rateLimit: {
      enabled: true,
      storage: "database",
      window: 60,
      max: 100,
      customRules: { "/sign-in/email": { window: 60, max: most_by_origin } },
    },
    advanced: {
      cookiePrefix: "tandem",
      useSecureCookies: url.startsWith("https:"),
      database: { generateId: "uuid" },
      ipAddress: { ipAddressHeaders: ["x-tandem-address"] },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}
