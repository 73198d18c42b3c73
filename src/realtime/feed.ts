import type { Actor, Database } from "../database/door.ts";

/** One entry of the change feed, as far as those who listen need it. */
export type Change = { entity: string; row_id: string; account_id: string | null };

const poll_ms = 50;
const at_most = 2000;

// Everything after the cursor, up to the oldest transaction that still runs: nothing that commits late is skipped.
const after_cursor = `
  select xid::text, id::text, entity, row_id::text, account_id::text from app.log
   where (xid, id) > ($1::xid8, $2::bigint) and xid < pg_snapshot_xmin(pg_current_snapshot()) order by xid, id limit ${at_most}`;

/**
 * Follows the change feed from now on and tells of each batch of changes, in commit order, until it is stopped. A failing
 * database is asked again; what happened meanwhile is told then.
 */
export function followFeed(
  database: Database,
  system: Actor,
  tell: (changes: Change[]) => void,
  failed: (error: unknown) => void,
): () => void {
  let stopped = false;
  let cursor: [string, string] | undefined;
  const step = async () => {
    cursor ??= await beginning(database, system);
    const [rows = []] = await database.flush(system, [{ text: after_cursor, values: cursor }]);
    const last = rows.at(-1);
    if (!last) return;
    cursor = [last[0] ?? "0", last[1] ?? "0"];
    tell(
      rows.map(([, , entity, row_id, account_id]) => ({
        entity: entity ?? "",
        row_id: row_id ?? "",
        account_id: account_id ?? null,
      })),
    );
  };
  const run = async () => {
    while (!stopped) {
      const pause = await step().then(
        () => poll_ms,
        (error: unknown) => (failed(error), 1000),
      );
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  void run();
  return () => void (stopped = true);
}

async function beginning(database: Database, system: Actor): Promise<[string, string]> {
  const [rows] = await database.flush(system, [
    { text: "select pg_snapshot_xmin(pg_current_snapshot())::text", values: [] },
  ]);
  return [rows?.[0]?.[0] ?? "0", "0"];
}
