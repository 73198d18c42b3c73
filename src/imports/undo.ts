import { sql } from "../database/drizzle.ts";
import type { Actor, Database, Transaction } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import type { ImportRecord } from "./import-record.ts";
import { advance, finish, keepNotTaken } from "./progress.ts";
import { splitOnError } from "../entity/split-on-error.ts";
import { list, moveRecords } from "./write-records.ts";

/** What an import did to one record: its verbs, and by column the values before and after. */
type Done = {
  id: string;
  verbs: string[];
  /** The version in which it left the record. */
  version: number;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
};
type Kept = { id: string; reason: string };

const batch = 300;

/** Takes an import back as whoever has started that: new records into the bin, former values where the imported ones stand. */
export async function undo(
  database: Database,
  actor: Actor,
  entities: Record<string, Entity>,
  record: ImportRecord,
): Promise<void> {
  // What stands between records goes before them.
  const order = [...(made_beside[record.entity] ?? []), record.entity];
  const [rows = []] = await database.flush(actor, [
    {
      text: "select distinct array_position($2, entity), row_id::text from app.log where request_id = $1 and entity = any($2) order by 1, 2",
      values: [`import:${record.id}`, order],
    },
  ]);
  const all = rows.map(([place, id]) => ({ entity: order[Number(place) - 1] ?? "", id: id ?? "" }));
  while (record.done < all.length) {
    const { entity } = all[record.done] as (typeof all)[number];
    const part = all.slice(record.done, record.done + batch).filter((one) => one.entity === entity);
    await undoBatch(database, actor, entities[entity] as Entity, record, ids(part));
  }
  await database.as(actor, (tx) => finish(tx, record, "undone"));
}

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

// Beside its records an import makes what stands between them.
const made_beside: Record<string, string[]> = { tasks: ["task_links", "task_people"] };

async function undoBatch(database: Database, actor: Actor, entity: Entity, record: ImportRecord, part: string[]) {
  const { undone = 0, kept: kept_before = 0, ...others } = record.counts;
  const counts = await database.as(actor, async (tx) => {
    const kept = await undoPart(tx, entity, record.id, await doneTo(tx, entity, record.id, part));
    const rows = kept.map(({ id, reason }, index) => ({
      line: record.done + index + 1,
      cells: [],
      reasons: { "": reason },
      row_id: id,
    }));
    await keepNotTaken(
      tx,
      record.id,
      rows.map((row) => ({ ...row, outcome: "kept" })),
    );
    // (What stood between records is no row of the file.)
    const counted = entity.name === record.entity ? part.length - kept.length : 0;
    const now = { ...others, undone: undone + counted, kept: kept_before + kept.length };
    await advance(tx, record, part.length, { ...record, counts: now });
    return now;
  });
  Object.assign(record, { counts, done: record.done + part.length });
}

async function doneTo(tx: Transaction, entity: Entity, import_id: string, ids: string[]): Promise<Done[]> {
  const { rows } = await tx.execute<{
    id: string;
    verb: string;
    row_version: number | null;
    before: Done["before"] | null;
    after: Done["after"] | null;
  }>(sql`
    select row_id::text as id, verb, row_version, before, after from app.log
     where entity = ${entity.name} and row_id = any(${sql.param(ids)}::uuid[]) and request_id = ${`import:${import_id}`} order by id`);
  return [...Map.groupBy(rows, ({ id }) => id)].map(([id, entries]) => ({
    id,
    verbs: entries.map(({ verb }) => verb),
    version: Math.max(1, ...entries.map(({ row_version }) => row_version ?? 1)),
    before: Object.assign({}, ...entries.map(({ before }) => before ?? {}).reverse()) as Done["before"],
    after: Object.assign({}, ...entries.map(({ after }) => after ?? {})) as Done["after"],
  }));
}

async function undoPart(tx: Transaction, entity: Entity, import_id: string, all: Done[]): Promise<Kept[]> {
  const kept: Kept[] = [];
  const made = all.filter(({ verbs }) => verbs.includes("create"));
  const changed = all.filter(({ verbs }) => !verbs.includes("create"));
  const untouched = await untouchedOf(tx, entity, import_id, made);
  kept.push(...untouched.kept);
  await remove(tx, entity, untouched.ids, kept);
  await giveBack(
    tx,
    entity,
    // (What only triggers keep follows from what stands between records.)
    changed.filter(
      ({ verbs, after }) =>
        verbs.includes("update") && Object.keys(after).some((name) => entity.fields[name]?.updatable),
    ),
    kept,
  );
  const unkept = changed.filter(({ id, verbs }) => verbs.includes("restore") && !kept.some((one) => one.id === id));
  await remove(
    tx,
    entity,
    unkept.map(({ id }) => id),
    kept,
  );
  return kept;
}

// A record that nobody has changed since the import is in the version in which that left it, and no version before was another's: each is
// whose it was said by first.
async function untouchedOf(
  tx: Transaction,
  entity: Entity,
  import_id: string,
  made: Done[],
): Promise<{ ids: string[]; kept: Kept[] }> {
  const { rows } = await tx.execute<{ id: string; version: number | null }>(sql`
    select r.id::text, case when exists (select from (select distinct on (l.row_version) l.request_id from app.log l
        where l.entity = ${entity.name} and l.row_id = r.id and l.row_version is not null order by l.row_version, l.id) f
        where f.request_id is distinct from ${`import:${import_id}`}) then null else version end as version
      from ${entity.table} r where id = any(${sql.param(ids(made))}::uuid[]) and deleted_at is null`);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  // What stands between two records follows them: a change of theirs is none of its own.
  const isBetween = Object.values(made_beside).some((names) => names.includes(entity.name));
  const whole = made.filter(({ id, version }) => versions.get(id) === version || (isBetween && versions.has(id)));
  const reasonFor = (id: string) => (versions.has(id) ? "was changed since" : "is no longer there");
  return {
    ids: ids(whole),
    kept: isBetween
      ? []
      : made.flatMap((one) =>
          versions.get(one.id) === one.version ? [] : [{ id: one.id, reason: reasonFor(one.id) }],
        ),
  };
}

async function remove(tx: Transaction, entity: Entity, ids: string[], kept: Kept[]): Promise<void> {
  const gone = new Set<string>();
  await splitOnError(
    tx,
    ids,
    async (part) => (await moveRecords(tx, entity, part, true)).forEach((id) => gone.add(id)),
    () => {},
  );
  kept.push(...ids.filter((id) => !gone.has(id)).map((id) => ({ id, reason: "is not yours to remove" })));
}

async function giveBack(tx: Transaction, entity: Entity, changed: Done[], kept: Kept[]): Promise<void> {
  const whole = new Map<string, boolean>();
  await splitOnError(
    tx,
    changed,
    async (part) => (await restoreValues(tx, entity, part)).forEach((is_whole, id) => whole.set(id, is_whole)),
    () => {},
  );
  for (const { id } of changed) {
    if (!whole.has(id)) kept.push({ id, reason: "is not yours to change" });
    else if (!whole.get(id)) kept.push({ id, reason: "some values were changed since and stay" });
  }
}

/** Gives records their former values, column by column where the imported one still stands; tells of each whether all were. */
async function restoreValues(tx: Transaction, entity: Entity, changed: Done[]): Promise<Map<string, boolean>> {
  const columns = Object.values(entity.fields)
    .map(({ name }) => name)
    .filter((name) => entity.fields[name]?.updatable && changed.some(({ after }) => name in after));
  if (columns.length === 0) return new Map();
  const id = (name: string) => sql.identifier(name);
  const stands = (name: string) =>
    sql`(r.after ? ${sql.raw(`'${name}'`)} and t.${id(name)} is not distinct from a.${id(name)})`;
  const { rows } = await tx.execute<{ id: string; whole: boolean }>(sql`update ${entity.table} t
    set ${list(columns.map((name) => sql`${id(name)} = case when ${stands(name)} then b.${id(name)} else t.${id(name)} end`))}
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) r (id uuid, before jsonb, after jsonb)
      cross join lateral jsonb_populate_record(null::${entity.table}, r.before) b cross join lateral jsonb_populate_record(null::${entity.table}, r.after) a
    where t.id = r.id and t.deleted_at is null
    returning t.id::text as id, ${sql.join(
      columns.map(
        (name) => sql`(not r.after ? ${sql.raw(`'${name}'`)} or t.${id(name)} is not distinct from b.${id(name)})`,
      ),
      sql` and `,
    )} as whole`);
  return new Map(rows.map(({ id: changed_id, whole }) => [changed_id, whole]));
}
