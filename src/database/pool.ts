import type { EventEmitter } from "node:events";
import type { Duplex } from "node:stream";
import { Pool, type PoolClient } from "pg";

/** How a pool is used: so many connections at most, and how long a statement may take (else as the login says). */
export type PoolUse = { connections: number; statement_ms?: number };

/**
 * Connections of one login. A connection may die at rest or between two statements of a transaction; without a listener
 * that would end the whole program. The pool replaces it, and whoever uses it next is told. Each ends after a while, and
 * with it whatever memory it has gathered.
 */
export function openPool(url: string, { connections, statement_ms }: PoolUse): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    maxLifetimeSeconds: 900,
  });
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    client.on("error", () => {});
    guard(client);
    // (As a statement: what stands between us and the database may refuse settings at the connection's start.)
    if (statement_ms !== undefined) client.query(`set statement_timeout = ${statement_ms}`).catch(() => {});
  });
  return pool;
}

/** At most so many bytes are one answer of the database, whatever was asked: all that is in use stays far below. */
const most_bytes = 64_000_000;

/**
 * What cannot be read of the database's answer, or is too large to be read, ends the connection and what was asked of it.
 * `pg` reads in a listener of its own; an exception there would end the whole program.
 */
function guard(client: PoolClient): void {
  const { connection } = client as unknown as { connection: EventEmitter & { stream: Duplex } };
  const { stream } = connection;
  let received = 0;
  for (const read of stream.listeners("data") as ((bytes: Buffer) => void)[]) {
    stream.off("data", read);
    stream.on("data", (bytes: Buffer) => {
      received += bytes.length;
      try {
        if (received > most_bytes) throw tooLarge();
        read(bytes);
      } catch (error) {
        stream.destroy(error as Error);
      }
    });
  }
  connection.on("readyForQuery", () => (received = 0));
}

// In the form in which our functions in the database say what an answer is to say.
function tooLarge(): Error {
  return Object.assign(new Error("INVALID_INPUT"), {
    code: "54000",
    detail: "The answer would be larger than 64 MB. Ask for fewer columns or rows at once.",
  });
}
