import { sql, type SQL } from "../database/drizzle.ts";
import type { Actor, Database } from "../database/door.ts";
import type { ImportRecord } from "./import-record.ts";
import { lookUp } from "./references.ts";
import type { Taking } from "./take-rows.ts";
import { unknownTexts, type Ties } from "./ties.ts";

type Work = { database: Database; actor: Actor; taking: Taking; record: ImportRecord };

const batch = 500;

async function inParts<T>(all: T[], each: (part: T[]) => Promise<void>): Promise<void> {
  for (let from = 0; from < all.length; from += batch) await each(all.slice(from, from + batch));
}

/** Records that texts name which no row of the file is called by: by the id that the same system gave them, our own, or their name. */
export async function findTied({ database, actor, taking }: Work, ties: Ties) {
  const { entity, settings } = taking;
  const source = settings.defaults["external_source"];
  const sure = new Map<string, string[]>();
  const named = new Map<string, string[]>();
  await inParts(unknownTexts(ties), async (texts) => {
    await database.as(actor, async (tx) => {
      const { rows } = await tx.execute<{ text: string; ids: string[] }>(sql`
        select external_id as text, array_agg(id::text) as ids from ${entity.table}
         where external_id = any(${sql.param(texts)}::text[]) and external_source is not distinct from ${source ?? null} and deleted_at is null group by 1`);
      for (const { text, ids } of rows) sure.set(text, ids);
      const others = texts.filter((text) => !sure.has(text));
      for (const [text, ids] of await lookUp(tx, entity, others))
        if (ids.length > 0) (isOurs(text) ? sure : named).set(text, ids);
    });
  });
  return { sure, named };
}

const isOurs = (text: string) => /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z][a-z0-9]{0,9}-\d+)$/i.test(text);

/** What records stand below now. */
export async function parentsOf({ database, actor, taking }: Work, ids: string[]): Promise<Map<string, string>> {
  const parents = new Map<string, string>();
  await inParts(ids, async (part) => {
    await database.as(actor, async (tx) => {
      const { rows } = await tx.execute<{
        id: string;
        parent_id: string;
      }>(sql`select id::text, parent_id::text from ${taking.entity.table}
        where id = any(${sql.param(part)}::uuid[]) and parent_id is not null`);
      for (const { id, parent_id } of rows) parents.set(id, parent_id);
    });
  });
  return parents;
}

/** What records are called. */
export async function namesOf({ database, actor, taking }: Work, ids: string[]): Promise<Map<string, string>> {
  return database.as(actor, async (tx) => {
    const { rows } = await tx.execute<{ id: string; name: string }>(
      sql`select id::text, name from ${taking.entity.table} where id = any(${sql.param(ids)}::uuid[])`,
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  });
}

/** Finds which records those rows became that came in before a restart: by their ids, else by their names among what this import made. */
export async function recordsOf(work: Work, ties: Ties): Promise<void> {
  const { taking, record } = work;
  const lost = ties.rows.filter(({ id }) => !id);
  if (lost.length === 0 || taking.telling) return;
  const source = taking.settings.defaults["external_source"];
  const made = sql`id in (select row_id from app.log where request_id = ${`import:${record.id}`} and entity = ${taking.entity.name})`;
  const by_key = await recordsBy(
    work,
    sql`external_id`,
    lost.flatMap(({ key }) => key || []),
    sql`external_source is not distinct from ${source ?? null}`,
  );
  const by_name = await recordsBy(
    work,
    sql`name`,
    lost.flatMap(({ key, name }) => (key ? [] : name)),
    made,
  );
  for (const row of lost) row.id = row.key ? by_key.get(row.key) : by_name.get(row.name);
}

async function recordsBy(
  { database, actor, taking }: Work,
  called: SQL,
  texts: string[],
  also: SQL,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  await inParts([...new Set(texts)], async (part) => {
    await database.as(actor, async (tx) => {
      const { rows } = await tx.execute<{
        text: string;
        ids: string[];
      }>(sql`select ${called} as text, array_agg(id::text) as ids
        from ${taking.entity.table} where ${called} = any(${sql.param(part)}::text[]) and ${also} and deleted_at is null group by 1`);
      for (const { text, ids } of rows) if (ids.length === 1 && ids[0]) found.set(text, ids[0]);
    });
  });
  return found;
}
