import type { Context } from "hono";
import type { Database } from "../database/door.ts";
import { callOnce } from "./replay.ts";
import { written, type Asking } from "./request.ts";

/** Answers a write by one call of a function of the database; `read` makes its arguments of the body. */
export async function actOnce(
  database: Database,
  c: Context<Asking>,
  call: string,
  read: (body: unknown) => unknown[],
): Promise<unknown> {
  const { body, replay } = await written(c);
  return callOnce(database, c.get("actor"), replay, call, read(body));
}
