import type { z } from "zod";
import type { Actor, Database, Transaction } from "../database/door.ts";
import { keepNothing } from "../database/keep-nothing.ts";
import { AppError } from "../entity/errors.ts";
import { formerResult, keepResult, keptIn, type Replay } from "../entity/replay.ts";
import type { revert_asked } from "./log-question.ts";

/** What came of each change: nothing where it is reverted, else why it cannot be (app.revert_change). */
export type Reverted = { id: string; entity: string; row_id: string; verb: string; problem: string | null }[];
type Asked = z.infer<typeof revert_asked>;
type Found = Omit<Reverted[number], "problem"> & { xid: string; no: string };

const most = 500;

/** What reverting would come to. Nothing is changed. */
export const foretellRevert = (database: Database, actor: Actor, asked: Asked): Promise<Reverted> =>
  keepNothing(database, actor, (tx) => attempt(tx, asked));

/** Reverts a change, or all that a request changed: all of it, or nothing where one of them cannot be reverted. */
export async function revert(database: Database, actor: Actor, asked: Asked, replay: Replay): Promise<unknown> {
  try {
    return await database.as(actor, async (tx) => {
      const kept = await keptIn(tx, replay);
      if (kept) return kept.result;
      const told = await attempt(tx, asked);
      if (told.some(({ problem }) => problem !== null))
        throw new AppError("RESOURCE_CONFLICT", "Nothing was reverted: some of these records have changed since.");
      const result = { reverted: told.length };
      await keepResult(tx, replay, result);
      return result;
    });
  } catch (error) {
    return formerResult(database, actor, replay, error);
  }
}

async function attempt(tx: Transaction, asked: Asked): Promise<Reverted> {
  await tx.$client.query("select app.require('audit_logs', 'read')");
  const found = await entriesOf(tx, asked);
  if (found.length === 0) throw new AppError("RESOURCE_NOT_FOUND", "The log has no such entry.");
  if (found.length > most)
    throw new AppError("INVALID_INPUT", "This request made more than 500 changes. Revert them one by one.");
  const among = found.map(({ no }) => no);
  const told: Reverted = [];
  for (const { xid, no, ...change } of found) {
    const text = "select app.revert_change($1::xid8, $2::bigint, $3::bigint[]) as problem";
    const { rows } = await tx.$client.query<{ problem: string | null }>(text, [xid, no, among]);
    told.push({ ...change, problem: rows[0]?.problem ?? null });
  }
  // What stands as before already is in the way only where there is nothing else to do.
  if (told.every(({ problem }) => problem === "done")) return told;
  return told.map((each) => (each.problem === "done" ? { ...each, problem: null } : each));
}

const columns = "l.xid || '-' || l.id as id, l.xid::text, l.id::text as no, l.entity, l.row_id, l.verb";
// (What some role may not read of a change has an entry of its own beside it.)
const by_entry = `select ${columns} from app.log e join app.log l on l.xid = e.xid and l.entity = e.entity and l.row_id = e.row_id
    and l.verb = e.verb and l.row_version is not distinct from e.row_version
  where e.xid = $1::xid8 and e.id = $2::bigint order by l.xid desc, l.id desc limit ${most + 1}`;
const by_request = `select ${columns} from app.log l where l.request_id = $1 order by l.xid desc, l.id desc limit ${most + 1}`;

async function entriesOf(tx: Transaction, asked: Asked): Promise<Found[]> {
  if ("request" in asked) return (await tx.$client.query<Found>(by_request, [asked.request])).rows;
  return (await tx.$client.query<Found>(by_entry, asked.entry.split("-"))).rows;
}
