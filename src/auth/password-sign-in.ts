import type { Pool } from "pg";
import { AppError } from "../entity/errors.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import { addressAttempts } from "./address-attempts.ts";
import type { Door, Identity } from "./identity.ts";
import { most_by_origin, type Library } from "./library.ts";

/** Signing in with a password, counted by origin and by account. */
export function passwordSignIn(pool: Pool, library: Library): Identity["signIn"] {
  const by_account = addressAttempts(pool);
  const by_origin = rateLimit(most_by_origin);
  return async (door, email, password, address, agent) => {
    // First by origin, though the library does so again for all servers: what is refused so does not count for the account.
    refuseWhile(by_origin(address));
    refuseWhile(await by_account.spend(email));
    const answer = await library.post(
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
    await by_account.forget(email);
    return { cookies: answer.headers.getSetCookie(), needs_code: opened === "second_factor" };
  };
}

const refused = () => new AppError("AUTH_INVALID", "This address and password do not match. Check both and try again.");

/** What came of a session at its door: it is open, or waits for the second step. */
export type Opened = "open" | "second_factor";

// A session that came through the wrong door is ended at once; it could open nothing anyway (app.enter).
async function openDoor(pool: Pool, token: string, door: Door): Promise<Opened | null> {
  const { rows } = await pool.query<{ opened: Opened | null }>("select app.open_door($1, $2) as opened", [token, door]);
  const opened = rows[0]?.opened ?? null;
  if (opened === null) await pool.query("delete from session where token = $1", [token]);
  return opened;
}
