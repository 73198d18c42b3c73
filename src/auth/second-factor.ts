import { symmetricDecrypt, symmetricEncrypt } from "better-auth/crypto";
import type { Pool, PoolClient } from "pg";
import { AppError } from "../entity/errors.ts";
import { hashRecoveryCode, newRecoveryCodes, newSecret, stepOf } from "./codes.ts";

/** The second step of sign-in, on the login that reaches credentials and nothing else. */
export type SecondFactor = {
  /** Opens a session that waits for its second step, by a code or a recovery code. */
  pass(token: string, code: string): Promise<void>;
  /** Notes that this open session has shown a right code, or a recovery code, just now. */
  show(token: string, code: string): Promise<void>;
  /** A secret for this session's person, which counts for nothing until a first code was right. */
  begin(token: string, issuer: string): Promise<{ uri: string }>;
  /** The step of a first right code. */
  firstStep(token: string, code: string): Promise<number>;
  recoveryCodes(): { codes: string[]; hashes: string[] };
};

type Enrolled = {
  user_id: string;
  secret: string;
  recovery: string[];
  last_step: string;
  failed: number;
  wait: number | null;
};

const free_attempts = 5;

export function openSecondFactor(pool: Pool, key: string): SecondFactor {
  return {
    async pass(token, code) {
      const waiting: Waiting = { open: false, otherwise: () => new AppError("AUTH_REQUIRED", "Sign in to go on.") };
      await withCode(pool, key, token, code, waiting, (client) =>
        client.query(
          `update session set second_factor = true, "expiresAt" = now() + interval '30 days' where token = $1`,
          [token],
        ),
      );
    },
    async show(token, code) {
      const off = () => new AppError("RESOURCE_CONFLICT", "The second step is off.");
      await withCode(pool, key, token, code, { open: true, otherwise: off }, (client, user_id) =>
        client.query(`update second_factor set shown_by = $2, shown_at = now() where "userId" = $1`, [user_id, token]),
      );
    },
    begin: (token, issuer) => enrol(pool, key, token, issuer),
    async firstStep(token, code) {
      const found = await transaction(pool, (client) => enrolled(client, token, { open: true, confirmed: false }));
      if (!found) throw new AppError("RESOURCE_CONFLICT", "The second step is on already, or was not begun.");
      const secret = await symmetricDecrypt({ key, data: found.secret });
      const step = await stepOf(secret, code.replaceAll(/\s/g, ""), 0, Date.now());
      if (step === undefined) throw wrongCode();
      return step;
    },
    recoveryCodes() {
      const codes = newRecoveryCodes();
      return { codes, hashes: codes.map((code) => hashRecoveryCode(key, code)) };
    },
  };
}

/** The session in which a code is wanted, and what is said where there is none such. */
type Waiting = { open: boolean; otherwise: () => AppError };

/** Uses up a code or a recovery code and writes what follows in the same transaction; a wrong one counts all the same. */
async function withCode(
  pool: Pool,
  key: string,
  token: string,
  code: string,
  { open, otherwise }: Waiting,
  follow: (client: PoolClient, user_id: string) => Promise<unknown>,
): Promise<void> {
  const right = await transaction(pool, async (client) => {
    const found = await enrolled(client, token, { open, confirmed: true });
    if (!found) throw otherwise();
    if (!(await useCode(client, key, found, code))) return false;
    await follow(client, found.user_id);
    return true;
  });
  if (!right) throw wrongCode();
}

async function enrolled(
  client: PoolClient,
  token: string,
  state: { open: boolean; confirmed: boolean },
): Promise<Enrolled | undefined> {
  const { rows } = await client.query<Enrolled>(
    `select f."userId" as user_id, f.secret, f.recovery, f.last_step, f.failed,
            ceil(extract(epoch from f.wait_until - now()))::int as wait
       from session s join second_factor f on f."userId" = s."userId"
      where s.token = $1 and s."expiresAt" > now() and s.door is not null
        and s.second_factor = $2 and (f.confirmed_at is not null) = $3
        for update of f`,
    [token, state.open, state.confirmed],
  );
  return rows[0];
}

/** Uses up a code or a recovery code; false, and one more failure, when it is not right. */
async function useCode(client: PoolClient, key: string, found: Enrolled, code: string): Promise<boolean> {
  if ((found.wait ?? 0) > 0) throw tooMany(found.wait ?? 0);
  const secret = await symmetricDecrypt({ key, data: found.secret });
  const step = await stepOf(secret, code.replaceAll(/\s/g, ""), Number(found.last_step), Date.now());
  const recovery = hashRecoveryCode(key, code);
  if (step === undefined && !found.recovery.includes(recovery)) {
    await countFailure(client, found);
    return false;
  }
  await client.query(
    `update second_factor set failed = 0, wait_until = null, last_step = greatest(last_step, $2), recovery = array_remove(recovery, $3)
      where "userId" = $1`,
    [found.user_id, step ?? 0, step === undefined ? recovery : null],
  );
  return true;
}

async function enrol(pool: Pool, key: string, token: string, issuer: string): Promise<{ uri: string }> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    `select u.id, u.email from "user" u join session s on s."userId" = u.id where s.token = $1 and s.second_factor and s."expiresAt" > now()`,
    [token],
  );
  const [person] = rows;
  if (!person) throw new AppError("AUTH_REQUIRED", "Sign in to go on.");
  const { secret, uri } = newSecret(issuer, person.email);
  const { rowCount } = await pool.query(
    `insert into second_factor ("userId", secret) values ($1, $2)
       on conflict ("userId") do update set secret = excluded.secret where second_factor.confirmed_at is null`,
    [person.id, await symmetricEncrypt({ key, data: secret })],
  );
  if (!rowCount) throw new AppError("RESOURCE_CONFLICT", "The second step is on already.");
  return { uri };
}

// The fifth wrong code makes wait a minute, each further one twice as long, at most an hour.
async function countFailure(client: PoolClient, { user_id, failed }: Enrolled): Promise<void> {
  const over = failed + 1 - free_attempts;
  const minutes = over < 0 ? null : Math.min(60, 2 ** over);
  await client.query(
    `update second_factor set failed = failed + 1, wait_until = now() + $2 * interval '1 minute' where "userId" = $1`,
    [user_id, minutes],
  );
}

const tooMany = (retry_after: number) =>
  new AppError("RATE_LIMIT_EXCEEDED", "Too many attempts. Wait a moment and try again.", { retry_after });
const wrongCode = () =>
  new AppError("VALIDATION_FAILED", "Some fields need another value.", {
    fields: { code: "This code is not right, or was used already." },
  });

async function transaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    const result = await work(client);
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
