import { type Column, sql, type SQL } from "../database/drizzle.ts";
import type { Transaction } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import { together } from "../entity/own-fields.ts";
import type { Values } from "./candidate.ts";

/** Inserts records in one statement; what a record leaves out takes the column's default. */
export async function insertRecords(tx: Transaction, entity: Entity, given: Values[]): Promise<void> {
  const records = given.map(together);
  const columns = columnsOf(records);
  await tx.execute(sql`insert into ${entity.table} (${list(columns.map((name) => sql.identifier(name)))})
    select ${list(columns.map((name) => withDefault(entity.columns[name] as Column)))} from ${recordset(entity, records)} r`);
}

/** Changes records, each by its id, in one statement; null leaves a value as it is. Answers the ids that were changed. */
export async function updateRecords(tx: Transaction, entity: Entity, given: Values[]): Promise<Set<string>> {
  const records = given.map(together);
  const columns = columnsOf(records).filter((name) => name !== "id");
  if (columns.length === 0) return new Set();
  const { rows } = await tx.execute<{ id: string }>(sql`update ${entity.table} t
    set ${list(columns.map((name) => sql`${sql.identifier(name)} = ${taken(name)}`))}
    from ${recordset(entity, records)} r where t.id = r.id ${entity.has_bin ? sql`and t.deleted_at is null` : sql``} and not (${same(columns)})
    returning t.id::text as id`);
  return new Set(rows.map(({ id }) => id));
}

/** Adds to rows what their records hold where the row holds something else. */
export async function beforeChange(
  tx: Transaction,
  entity: Entity,
  changes: { id: string | null; values: Values; before?: Values }[],
): Promise<void> {
  const rows = changes.slice(0, most_told);
  const columns = columnsOf(rows.map(({ values }) => together(values)));
  if (columns.length === 0) return;
  const found = await tx.execute<Values & { row_id: string }>(sql`
    select id::text as row_id, ${list(columns.map((name) => sql.identifier(name)))} from ${entity.table}
     where id = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`);
  const held = new Map(found.rows.map((row) => [row.row_id, row]));
  for (const row of rows) {
    const present = held.get(row.id ?? "") ?? {};
    const other = Object.keys(row.values).filter((name) => told(held_in(present, name)) !== told(row.values[name]));
    row.before = Object.fromEntries(other.map((name) => [name, held_in(present, name) ?? null]));
  }
}

const held_in = (present: Values, name: string) =>
  name.startsWith("custom.")
    ? (present["custom"] as Values | undefined)?.[name.slice("custom.".length)]
    : present[name];

// Shown, not counted: more rows than this nobody compares by eye.
const most_told = 50;

// Amounts come as text, moments as dates.
const told = (value: unknown) =>
  value instanceof Date
    ? value.toISOString()
    : JSON.stringify(typeof value === "string" && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : (value ?? null));

/** Of these changes, the ids whose record has all the values already. */
export async function unchangedRecords(tx: Transaction, entity: Entity, given: Values[]): Promise<Set<string>> {
  const records = given.map(together);
  const columns = columnsOf(records).filter((name) => name !== "id");
  const { rows } = await tx.execute<{ id: string }>(
    sql`select t.id::text as id from ${entity.table} t join ${recordset(entity, records)} r on t.id = r.id where ${same(columns)}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Takes records out of the bin, or puts them into it; answers the ids for which that was possible. */
export async function moveRecords(
  tx: Transaction,
  entity: Entity,
  ids: string[],
  into_bin: boolean,
): Promise<Set<string>> {
  const { rows } = await tx.execute<{
    id: string;
  }>(sql`update ${entity.table} set deleted_at = ${into_bin ? sql`now()` : sql`null`}
    where id = any(${sql.param(ids)}::uuid[]) and deleted_at is ${into_bin ? sql`null` : sql`not null`} returning id::text as id`);
  return new Set(rows.map(({ id }) => id));
}

/** Values as rows of the entity's own table type. */
function recordset(entity: Entity, records: Values[]): SQL {
  return sql`json_populate_recordset(null::${entity.table}, ${JSON.stringify(records)}::json)`;
}

export function list(parts: SQL[] | ReturnType<typeof sql.identifier>[]): SQL {
  return sql.join(parts as SQL[], sql`, `);
}

// In a fixed order, so that the same mapping makes the same statement.
function columnsOf(records: Values[]): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record)))].toSorted();
}

function same(columns: string[]): SQL {
  if (columns.length === 0) return sql`true`;
  return sql.join(
    columns.map((name) => sql`t.${sql.identifier(name)} is not distinct from ${taken(name)}`),
    sql` and `,
  );
}

// What a column holds afterwards: what comes, of `custom` the keys that come, else what there is.
function taken(name: string): SQL {
  if (name === "custom") return sql`app.patched(t.custom, coalesce(r.custom, '{}'))`;
  return sql`coalesce(r.${sql.identifier(name)}, t.${sql.identifier(name)})`;
}

function withDefault(column: Column): SQL {
  const value = sql`r.${sql.identifier(column.name)}`;
  if (!column.notNull || column.default === undefined) return value;
  if (Array.isArray(column.default)) return sql`coalesce(${value}, '{}')`;
  return typeof column.default === "object"
    ? sql`coalesce(${value}, ${column.default as SQL})`
    : sql`coalesce(${value}, ${column.default})`;
}
