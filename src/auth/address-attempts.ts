import { createHash } from "node:crypto";
import type { Pool } from "pg";

const most = 20;
const window_ms = 15 * 60_000;

/**
 * Counts attempts at one account's password, from wherever they come: better-auth counts those of one origin, and who has
 * many machines has many origins. Kept in the database, for all servers, by what was typed, so that an address that is
 * nobody's waits like any other. Somebody can so keep another from signing in by a password for a quarter of an hour:
 * passkeys, links by mail, single sign-on and the sessions that are open go on.
 */
export function addressAttempts(pool: Pool) {
  return {
    /** Counts one more; answers the seconds to wait, 0 when there is room. */
    async spend(email: string, now = Date.now()): Promise<number> {
      const { rows } = await pool.query<{ count: number; since: number }>(
        `insert into "rateLimit" as r (key, count, "lastRequest") values ($1, 1, $2)
           on conflict (key) do update set count = case when r."lastRequest" > $3 then least(r.count + 1, 1000) else 1 end,
             "lastRequest" = case when r."lastRequest" > $3 then r."lastRequest" else $2 end
         returning count, "lastRequest" as since`,
        [keyOf(email), now, now - window_ms],
      );
      const { count = 1, since = now } = rows[0] ?? {};
      // Each new address sweeps out those whose time is over.
      if (count === 1)
        await pool.query(`delete from "rateLimit" where key like 'password:%' and "lastRequest" <= $1`, [
          now - window_ms,
        ]);
      return count > most ? Math.ceil((since + window_ms - now) / 1000) : 0;
    },
    /** Forgets those before a right password. */
    async forget(email: string): Promise<void> {
      await pool.query(`delete from "rateLimit" where key = $1`, [keyOf(email)]);
    },
  };
}

const keyOf = (email: string) => `password:${createHash("sha256").update(email.trim().toLowerCase()).digest("hex")}`;
