import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import type { Actor } from "../database/door.ts";
import { openPool } from "../database/pool.ts";
import type { Derive } from "../secrets.ts";
import { verifyPassword } from "./hash-password.ts";
import { openChallenges } from "./challenges.ts";
import { openLibrary } from "./library.ts";
import { openPasskeys, type Passkeys } from "./passkeys.ts";
import { passwordSignIn, type Opened } from "./password-sign-in.ts";
import { openSecondFactor, type SecondFactor } from "./second-factor.ts";
import { type Attempts, openAttempts } from "./sso.ts";
import { sessionCookie } from "./session-cookie.ts";

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

export function openIdentity(options: { url: string; derive: Derive; connection: string }): Identity {
  const pool = openPool(options.connection, { connections: 4 });
  const secret = options.derive("sessions");
  const cookie = sessionCookie(options.url, secret);
  const library = openLibrary(pool, options.url, secret);
  return {
    second_factor: openSecondFactor(pool, options.derive("second_factor")),
    passkeys: openPasskeys(pool, options.url, openChallenges(options.derive("passkeys"))),
    attempts: openAttempts(pool),
    signIn: passwordSignIn(pool, library),
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
      return (await library.post("/sign-out", { cookie: cookies }, {})).headers.getSetCookie();
    },
    async refresh(cookies) {
      return (await library.refresh(cookies)).headers.getSetCookie();
    },
    checkPassword: (token, given) => hashOfPassword(pool, token, given),
    actor(cookies, request) {
      const token = cookie.read(cookies);
      return token === undefined ? undefined : { proof: `session:${token}`, request };
    },
    close: () => pool.end(),
  };
}

// The hash, since acts on how somebody signs in want it from whoever knows the password.
async function hashOfPassword(pool: Pool, token: string, given: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ hash: string }>(
    `select a.password as hash from account a join session s on s."userId" = a."userId"
      where s.token = $1 and s.second_factor and s."expiresAt" > now() and a."providerId" = 'credential' and a.password is not null`,
    [token],
  );
  const hash = rows[0]?.hash;
  return hash !== undefined && (await verifyPassword({ hash, password: given })) ? hash : undefined;
}
