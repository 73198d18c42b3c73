import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Pool, PoolClient } from "pg";
import { flush, type RawRows, type Statement } from "./flush.ts";
import { openPool, type PoolUse } from "./pool.ts";

/**
 * Who acts, as a proof that the database itself checks: a session's token, an API key, a calendar's secret, a run's token,
 * or the server's own. A user's id is no proof.
 * `request` is noted with every change that is made.
 */
export type Actor = {
  proof: `session:${string}` | `key:${string}` | `feed:${string}` | `run:${string}` | `system:${string}`;
  request?: string;
  /** For which tool a run of an agent enters (leads_list): nothing else is done then. */
  tool?: string;
  /** Can write nothing, whatever its rights: PostgreSQL keeps the transaction so. */
  reads_only?: boolean;
  /** Has had much lately, and shares a few connections with others of the kind. */
  heavy?: boolean;
  /** Is told for how many milliseconds the database has worked for this actor, each time. */
  worked?: (ms: number) => void;
};

/** A transaction entered as somebody: Drizzle, under that person's rights. */
export type Transaction = NodePgDatabase & { $client: PoolClient };

/** How a pool is used: its open connections, the idle ones among them, requests that wait for one, and how many it may open. */
export type PoolState = { open: number; idle: number; waits: number; connections: number };

/** The one door to the data. */
export type Database = {
  /**
   * Sends statements as this actor in one round trip and one transaction; all hold or none. Answers the rows of each.
   * Serialization failures and deadlocks are tried again.
   */
  flush(actor: Actor, statements: Statement[]): Promise<RawRows[]>;
  /** Runs work in one transaction as this actor. Nothing outside the database is awaited inside. */
  as<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** Calls one of the few functions that are open before anybody has entered, such as app.front_door. */
  outside(statement: Statement): Promise<RawRows>;
  /** How its connections are used at this moment. */
  pool(): PoolState;
  close(): Promise<void>;
};

/**
 * Opens the door with the login that owns nothing. Where some connections are apart for those who have had much lately
 * (`heavy`), they never take the others', however many they are.
 */
export function openDoor(url: string, { heavy, ...use }: PoolUse & { heavy?: number } = { connections: 8 }): Database {
  const pool = openPool(url, use);
  const slow = heavy === undefined ? pool : openPool(url, { ...use, connections: heavy });
  const poolOf = (actor: Actor) => (actor.heavy ? slow : pool);
  return {
    flush: (actor, statements) =>
      retried(() =>
        withClient(poolOf(actor), actor, async (client) =>
          (await flush(client, [enter(actor), ...statements])).slice(1),
        ),
      ),
    as: (actor, work) => retried(() => withClient(poolOf(actor), actor, (client) => transact(client, actor, work))),
    outside: (statement) => withClient(pool, undefined, async (client) => (await flush(client, [statement]))[0] ?? []),
    pool: () => stateOf([...new Set([pool, slow])]),
    close: async () => void (await Promise.all([...new Set([pool, slow])].map((each) => each.end()))),
  };
}

function stateOf(pools: Pool[]): PoolState {
  const sum = (of: (pool: Pool) => number) => pools.map(of).reduce((one, other) => one + other, 0);
  return {
    open: sum(({ totalCount }) => totalCount),
    idle: sum(({ idleCount }) => idleCount),
    waits: sum(({ waitingCount }) => waitingCount),
    connections: sum(({ options }) => options.max),
  };
}

// The role is taken by the login itself: a definer function cannot, and a wrong role fails in app.verified.
function enter({ proof, request, tool, reads_only }: Actor): Statement {
  const { text, text_for_tool } = reads_only ? entering_to_read : entering;
  const values = [proof, request ?? null];
  return tool === undefined ? { text, values } : { text: text_for_tool, values: [...values, tool] };
}

// (Each text once: what is prepared of it is looked up by it, with every request.)
const enterings = (only: string) => ({
  text: `select set_config('role', app.enter($1, $2), true)${only}`,
  text_for_tool: `select set_config('role', app.enter($1, $2, $3), true)${only}`,
});
const entering = enterings("");
const entering_to_read = enterings(", set_config('transaction_read_only', 'on', true)");

const begin: Statement = { text: "begin", values: [] };

async function transact<T>(client: PoolClient, actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
  try {
    await flush(client, [begin, enter(actor)]);
    const result = await work(drizzleOn(client));
    await client.query("commit");
    return result;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function withClient<T>(
  pool: Pool,
  actor: Actor | undefined,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const since = performance.now();
  let failure: unknown;
  try {
    return await work(client);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    client.release(isConnectionLoss(failure));
    actor?.worked?.(performance.now() - since);
  }
}

const most_attempts = 4;

async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt === most_attempts || !["40001", "40P01"].includes(sqlState(error) ?? "")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (1 + Math.random())));
    }
  }
}

/** The SQLSTATE of a database error, wherever a library has wrapped it. */
export function sqlState(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code)) return code;
  return cause ? sqlState(cause) : undefined;
}

/** Whether an error says that the database cannot be reached: it is away, shuts down, has crashed or is starting up. */
export function isConnectionLoss(error: unknown): boolean {
  const { code, message = "", cause } = (error ?? {}) as { code?: string; message?: string; cause?: unknown };
  return (
    ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"].includes(code ?? "") ||
    /^(57P0[123]|08)/.test(sqlState(error) ?? "") ||
    /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
      message,
    ) ||
    (cause !== undefined && isConnectionLoss(cause))
  );
}

const drizzles = new WeakMap<PoolClient, Transaction>();

function drizzleOn(client: PoolClient): Transaction {
  let made = drizzles.get(client);
  if (!made) drizzles.set(client, (made = drizzle(client)));
  return made;
}
