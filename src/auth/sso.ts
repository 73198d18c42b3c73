import type { Pool } from "pg";
import type { Asked } from "./oidc.ts";

/** Attempts to sign in by the company's provider, on the login that reaches credentials and nothing else. */
export type Attempts = {
  /** Notes an attempt of a browser: to sign in, perhaps by accepting an invitation, or, begun within a session, to link. */
  note(asked: Asked, browser: string, about: About): Promise<void>;
  /** Takes an attempt of this browser, once. */
  take(state: string, browser: string): Promise<Taken | undefined>;
  /** Notes what an attempt was judged to be. */
  judged(state: string, account: { issuer: string; subject: string }): Promise<void>;
};

type About = { return_to?: string | undefined; token?: string; accepts?: Accepts | undefined };
type Accepts = { token_hash: string; name: string; language: string };
type Taken = Asked & { return_to: string | null; links: boolean; accepts: boolean };

export function openAttempts(pool: Pool): Attempts {
  return {
    async note({ state, nonce, verifier }, browser, { return_to, token, accepts }) {
      await pool.query("delete from sso_attempt where expires_at < now()");
      await pool.query(
        `insert into sso_attempt (state, browser, nonce, verifier, return_to, invitation, name, language, "userId")
         values ($1, sha256($2), $3, $4, $5, $7, $8, $9, (select "userId" from session where token = $6 and second_factor and "expiresAt" > now()))`,
        [
          state,
          Buffer.from(browser),
          nonce,
          verifier,
          return_to,
          token,
          accepts?.token_hash,
          accepts?.name,
          accepts?.language,
        ],
      );
    },
    async take(state, browser) {
      const { rows } = await pool.query<Taken>(
        `update sso_attempt set taken_at = now() where state = $1 and browser = sha256($2) and taken_at is null and expires_at > now()
         returning state, nonce, verifier, return_to, "userId" is not null as links, invitation is not null as accepts`,
        [state, Buffer.from(browser)],
      );
      return rows[0];
    },
    async judged(state, { issuer, subject }) {
      await pool.query("update sso_attempt set issuer = $2, subject = $3 where state = $1", [state, issuer, subject]);
    },
  };
}
