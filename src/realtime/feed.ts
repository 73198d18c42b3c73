import type { Actor, Database } from "../database/door.ts";

/** One entry of the change feed: what was changed, and the keys that the row had before and has now (app.make_keys). */
export type Change = { entity: string; row_id: string; keys: string[] };

/** What came since the last time: changes of records, and the people whose notifications changed. */
export type News = { changes: Change[]; inboxes: string[] };

const poll_ms = 50;
const at_most = 2000;

const after_cursor = `
  select xid::text, id::text, entity, row_id::text, array_to_json(keys)::text
    from app.changes_after($1::xid8, $2::bigint, ${at_most}) order by xid, id`;

const inboxes_after = `
  select changed::text, user_id::text from app.inboxes
   where changed > $1::xid8 and changed < pg_snapshot_xmin(pg_current_snapshot()) order by changed fetch first ${at_most} rows with ties`;

/**
 * Follows the change feed from now on and tells of each batch of changes, in commit order, until it is stopped. A failing
 * database is asked again; what happened meanwhile is told then.
 */
export function followFeed(
  database: Database,
  system: Actor,
  tell: (news: News) => Promise<void>,
  failed: (error: unknown) => void,
): () => void {
  let stopped = false;
  let cursor: [string, string] | undefined;
  let inboxes_seen: string | undefined;
  const step = async () => {
    cursor ??= await beginning(database, system);
    inboxes_seen ??= cursor[0];
    const [rows = [], inboxes = []] = await database.flush(system, [
      { text: after_cursor, values: cursor },
      { text: inboxes_after, values: [inboxes_seen] },
    ]);
    const last = rows.at(-1);
    if (last) cursor = [last[0] ?? "0", last[1] ?? "0"];
    inboxes_seen = inboxes.at(-1)?.[0] ?? inboxes_seen;
    if (last || inboxes.length)
      await tell({ changes: rows.map(asChange), inboxes: inboxes.map(([, user_id]) => user_id ?? "") });
  };
  const run = async () => {
    while (!stopped) {
      const pause = await step().then(
        () => poll_ms,
        (error: unknown) => (stopped || failed(error), 1000),
      );
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  void run();
  return () => void (stopped = true);
}

function asChange([, , entity, row_id, keys]: (string | null)[]): Change {
  return { entity: entity ?? "", row_id: row_id ?? "", keys: JSON.parse(keys ?? "[]") as string[] };
}

async function beginning(database: Database, system: Actor): Promise<[string, string]> {
  const [rows] = await database.flush(system, [
    { text: "select pg_snapshot_xmin(pg_current_snapshot())::text", values: [] },
  ]);
  return [rows?.[0]?.[0] ?? "0", "0"];
}
