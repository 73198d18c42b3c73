import type { Actor, Database } from "../database/door.ts";

/** One entry of the change feed: what was changed, and the keys that the row had before and has now (app.make_keys). */
export type Change = { entity: string; row_id: string; keys: string[] };

/** What came since the last time: changes of records, and the people whose notifications changed. */
export type News = { changes: Change[]; inboxes: string[] };

const poll_ms = 50;
const at_most = 2000;

// (Ordered by the columns themselves: a bare name would mean what is answered, a text, in which 1000 comes before 999.)
const after_cursor = `
  select c.xid::text, c.id::text, c.entity, c.row_id::text, array_to_json(c.keys)::text
    from app.changes_after($1::xid8, $2::bigint, ${at_most}) c order by c.xid, c.id`;

const inboxes_after = `
  select i.changed::text, i.user_id::text from app.inboxes i
   where i.changed > $1::xid8 and i.changed < pg_snapshot_xmin(pg_current_snapshot()) order by i.changed fetch first ${at_most} rows with ties`;

/** A feed that is followed: `begun` once it is known from where, so that all that is written afterwards is told. */
export type Following = { begun: Promise<void>; stop(): void };

/**
 * Follows the change feed from now on and tells of each batch of changes, in commit order, until it is stopped. A failing
 * database is asked again; what happened meanwhile is told then, and so is a batch that could not be told.
 */
export function followFeed(
  database: Database,
  system: Actor,
  tell: (news: News) => Promise<void>,
  failed: (error: unknown) => void,
): Following {
  let stopped = false;
  let begin: () => void = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  let cursor: [string, string] | undefined;
  let inboxes_seen: string | undefined;
  const step = async () => {
    cursor ??= await beginning(database, system);
    inboxes_seen ??= cursor[0];
    begin();
    const [rows = [], inboxes = []] = await database.flush(system, [
      { text: after_cursor, values: cursor },
      { text: inboxes_after, values: [inboxes_seen] },
    ]);
    const last = rows.at(-1);
    if (last || inboxes.length)
      await tell({ changes: rows.map(asChange), inboxes: inboxes.map(([, user_id]) => user_id ?? "") });
    if (last) cursor = [last[0] ?? "0", last[1] ?? "0"];
    inboxes_seen = inboxes.at(-1)?.[0] ?? inboxes_seen;
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
  return { begun, stop: () => void (stopped = true) };
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
