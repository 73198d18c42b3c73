import { Pool } from "pg";

/**
 * Connections of one login. A connection may die at rest or between two statements of a transaction; without a listener
 * that would end the whole program. The pool replaces it, and whoever uses it next is told.
 */
export function openPool(url: string, most: number): Pool {
  const pool = new Pool({ connectionString: url, max: most, connectionTimeoutMillis: 10_000 });
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
