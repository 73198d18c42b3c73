import type { Actor, Database, Transaction } from "../database/door.ts";
import type { Statement } from "../database/flush.ts";
import type { Reader, Written } from "./reader.ts";
import { formerResult, keepMore, keepResult, keptResult, type Replay } from "./replay.ts";

/** Writes that are done once, however often they are sent. */
export type Once = ReturnType<typeof onceOf>;

/** How an entity's records are written so that a repetition gets the answer of the first time. */
export function onceOf(database: Database, reader: Reader) {
  return {
    /** One statement, which keeps its key itself. */
    write: (actor: Actor, replay: Replay, ids: string[], statement: Statement): Promise<Written> =>
      replayed(database, actor, replay, reader, () => reader.written(actor, ids, statement)),

    /** Work on one record in a transaction; `keep` notes which, as soon as it is known and before a repetition could fail. */
    transact: (
      actor: Actor,
      replay: Replay,
      work: (tx: Transaction, keep: (id: string) => Promise<unknown>) => Promise<Done>,
    ): Promise<Written> =>
      replayed(database, actor, replay, reader, async () => {
        const { id, result } = await database.as(actor, async (tx) => {
          const done = await work(tx, (about) => keepResult(tx, replay, [about]));
          if (done.result !== undefined) await keepMore(tx, replay, { changed: [done.id], result: done.result });
          return done;
        });
        return { changed: [id], data: await reader.get(actor, [id]), result };
      }),
  };
}

/** On which record work was done, and what it resulted in beside. */
type Done = { id: string; result?: unknown };
type Kept = { changed: string[]; result?: unknown };

async function replayed(
  database: Database,
  actor: Actor,
  replay: Replay,
  reader: Reader,
  write: () => Promise<Written>,
): Promise<Written> {
  const former = async (kept: unknown) => {
    const { changed, result } = Array.isArray(kept) ? { changed: kept as string[] } : (kept as Kept);
    // (Of many, only the ids are answered.)
    return { changed, data: changed.length === 1 ? await reader.get(actor, changed) : [], result };
  };
  try {
    const made = await write();
    if (made.changed.length > 0) return made;
    // A repetition finds the version gone on, or the record in the bin: by itself.
    const kept = await keptResult(database, actor, replay);
    return kept ? await former(kept.result) : made;
  } catch (error) {
    return former(await formerResult(database, actor, replay, error));
  }
}
