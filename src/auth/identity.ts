import { randomBytes } from "node:crypto";
import { betterAuth } from "better-auth";
import { verifyPassword } from "better-auth/crypto";
import type { Pool } from "pg";
import type { Actor } from "../database/door.ts";
import { openPool } from "../database/pool.ts";
import { AppError } from "../entity/errors.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import type { Derive } from "../secrets.ts";
import { addressAttempts } from "./address-attempts.ts";
import { openChallenges } from "./challenges.ts";
import { openPasskeys, type Passkeys } from "./passkeys.ts";
import { openSecondFactor, type SecondFactor } from "./second-factor.ts";
import { type Attempts, openAttempts } from "./sso.ts";
import { session_seconds, sessionCookie } from "./session-cookie.ts";

export type Door = "employee" | "client";

/** The cookies to set, and whether a code is still to be given. */
export type SignedIn = { cookies: string[]; needs_code: boolean };

/** Signing in and out, by better-auth on a login of its own that reaches nothing but credentials and sessions. */
export type Identity = {
  /** Checks a password at a door; the same refusal whatever was wrong. Where a second step follows, the session opens nothing yet. */
  signIn(door: Door, email: string, password: string, address: string, agent: string): Promise<SignedIn>;
  /**
   * Begins a session by something else than a password: a function of the database judges what is shown, makes the session
   * of the token, address and agent that it is given on top, and answers like app.open_door. Undefined when it refuses.
   */
  begin(call: BeginCall, shown: unknown[], address: string, agent: string): Promise<SignedIn | undefined>;
  second_factor: SecondFactor;
  passkeys: Passkeys;
  attempts: Attempts;
  /** Ends the session of these cookies; answers the cookies to set. */
  signOut(cookies: string): Promise<string[]>;
  /** Prolongs the session of these cookies when it is due; answers the cookies to set. */
  refresh(cookies: string): Promise<string[]>;
  /** The hash of the password of this session's person, when it is the password given. */
  checkPassword(token: string, given: string): Promise<string | undefined>;
  /** The actor of a request's cookies, or undefined when they carry no session that we signed. */
  actor(cookies: string | undefined, request: string): Actor | undefined;
  close(): Promise<void>;
};

type BeginCall =
  | "app.use_sign_in_link($1, $2, $3, $4)"
  | "app.use_passkey($1, $2, $3, $4, $5, $6)"
  | "app.use_sso($1, $2, $3, $4)";

const day = 86_400;
const most_by_origin = 10;

export function openIdentity(options: { url: string; derive: Derive; connection: string }): Identity {
  const pool = openPool(options.connection, { connections: 4 });
  const secret = options.derive("sessions");
  const cookie = sessionCookie(options.url, secret);
  const auth = betterAuth({
    baseURL: options.url,
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
      useSecureCookies: options.url.startsWith("https:"),
      database: { generateId: "uuid" },
      ipAddress: { ipAddressHeaders: ["x-tandem-address"] },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
  const attempts_at = addressAttempts(pool);
  const wait = rateLimit(most_by_origin);
  const call = (path: string, headers: Record<string, string>, body: unknown) =>
    auth.handler(
      new Request(`${options.url}/api/auth${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: options.url, ...headers },
        body: JSON.stringify(body),
      }),
    );

  return {
    second_factor: openSecondFactor(pool, options.derive("second_factor")),
    passkeys: openPasskeys(pool, options.url, openChallenges(options.derive("passkeys"))),
    attempts: openAttempts(pool),
    async signIn(door, email, password, address, agent) {
      // First by origin, though the library does so again for all servers: what is refused so does not count for the account.
      refuseWhile(wait(address));
      refuseWhile(await attempts_at.spend(email));
      const answer = await call(
        "/sign-in/email",
        { "x-tandem-address": address, "user-agent": agent },
        { email, password },
      );
      if (answer.status === 429) {
        const retry_after = Number(answer.headers.get("x-retry-after") ?? 60);
        throw new AppError("RATE_LIMIT_EXCEEDED", "Too many attempts. Wait a moment and try again.", { retry_after });
      }
      const { token } = answer.ok ? ((await answer.json()) as { token?: string }) : {};
      const opened = token === undefined ? null : await openDoor(pool, token, door);
      if (opened === null) throw refused();
      await attempts_at.forget(email);
      return { cookies: answer.headers.getSetCookie(), needs_code: opened === "second_factor" };
    },
    async begin(call, shown, address, agent) {
      const token = randomBytes(24).toString("base64url");
      const { rows } = await pool.query<{ opened: Opened | null }>(`select ${call} as opened`, [
        ...shown,
        token,
        address,
        agent,
      ]);
      const opened = rows[0]?.opened ?? null;
      return opened === null ? undefined : { cookies: [cookie.write(token)], needs_code: opened === "second_factor" };
    },
    async signOut(cookies) {
      return (await call("/sign-out", { cookie: cookies }, {})).headers.getSetCookie();
    },
    async refresh(cookies) {
      const answer = await auth.api.getSession({ headers: new Headers({ cookie: cookies }), asResponse: true });
      return answer.headers.getSetCookie();
    },
    async checkPassword(token, given) {
      const { rows } = await pool.query<{ hash: string }>(
        `select a.password as hash from account a join session s on s."userId" = a."userId"
          where s.token = $1 and s.second_factor and s."expiresAt" > now() and a."providerId" = 'credential' and a.password is not null`,
        [token],
      );
      const hash = rows[0]?.hash;
      return hash !== undefined && (await verifyPassword({ hash, password: given })) ? hash : undefined;
    },
    actor(cookies, request) {
      const token = cookie.read(cookies);
      return token === undefined ? undefined : { proof: `session:${token}`, request };
    },
    close: () => pool.end(),
  };
}

const refused = () => new AppError("AUTH_INVALID", "This address and password do not match. Check both and try again.");

type Opened = "open" | "second_factor";

// A session that came through the wrong door is ended at once; it could open nothing anyway (app.enter).
async function openDoor(pool: Pool, token: string, door: Door): Promise<Opened | null> {
  const { rows } = await pool.query<{ opened: Opened | null }>("select app.open_door($1, $2) as opened", [token, door]);
  const opened = rows[0]?.opened ?? null;
  if (opened === null) await pool.query("delete from session where token = $1", [token]);
  return opened;
}
