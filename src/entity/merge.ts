import { eq, sql } from "../database/drizzle.ts";
import { z } from "zod";
import type { Transaction } from "../database/door.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import { change, type MergeManner, type Row, ways } from "./merge-values.ts";
import { merge_input, merge_preview, type MergePreview, taken_apart } from "./merge-words.ts";
import { notFound } from "./refusal.ts";
import { type Verb, verb } from "./verb.ts";

/** What moves and what stands in the way, as the database says it. */
type Foretold = { moves: Record<string, number>; refused: string | null; clients: boolean; follows: string[] };

/** The verbs by which two records become one, and two again for thirty days; for any entity whose table has `duplicate_of`. */
export function merging(manner: MergeManner = {}): {
  merge: Verb<typeof merge_input, typeof merge_preview>;
  take_apart: Verb<z.ZodObject<{ duplicate_id: z.ZodUUID }>, z.ZodType, typeof taken_apart>;
} {
  return { merge: merge(manner), take_apart };
}

// Ten thousand doings of a record go over one by one, each with its rights and its entry in the log.
const more_time = sql`select set_config('statement_timeout', '2min', true)`;

const merge = (manner: MergeManner) =>
  verb(
    "Makes one of two records: this one stays, takes from the duplicate what it lacks and the fields named in `take`, and all that refers to it; the duplicate goes into the bin, pointing here. Undone by `take_apart` for 30 days.",
    merge_input,
    async ({ tx, entity, input: { id, duplicate_id, take = [], with_clients = false } }) => {
      const { name, table } = entity;
      await tx.execute(more_time);
      await tx.execute(sql`select app.begin_merge(${name}, ${id}, ${duplicate_id}, ${with_clients})`);
      const { kept, gone } = await readBoth(tx, entity, id, duplicate_id);
      const { follows } = await foretold(tx, name, id, duplicate_id);
      const written = await onlySeen(tx, entity, kept, change(ways(entity, manner, follows, kept, gone), take));
      if (Object.keys(written).length > 0)
        await tx
          .update(table)
          .set(written)
          .where(eq(entity.columns["id"] as never, id));
      const filled = sql`${sql.param(Object.keys(written))}::text[]`;
      await tx.execute(sql`select app.merge_into(${name}, ${id}, ${duplicate_id}, ${filled}, ${with_clients})`);
    },
    {
      undone_by: "take_apart",
      preview: {
        about:
          "What merging a duplicate into this record would make: the fields in which they differ with both values, how many rows of each kind move, and why it would be refused.",
        answer: merge_preview,
        read: async ({ tx, entity, input }) => {
          const { id, duplicate_id } = merge_input.extend({ id: z.uuid() }).parse(input);
          return foretellMerge(tx, entity, manner, { id, duplicate_id });
        },
      },
    },
  );

const take_apart = verb(
  "Takes a merge of the last 30 days apart: the duplicate comes back with what had gone over from it and still stands where it was put. What was changed since stays; the result says which fields.",
  z.object({ duplicate_id: z.uuid() }),
  async ({ tx, entity, input: { id, duplicate_id } }) => {
    await tx.execute(more_time);
    const { rows } = await tx.execute<{ stay: string[] }>(
      sql`select app.take_apart(${entity.name}, ${id}, ${duplicate_id}) as stay`,
    );
    return { stay: rows[0]?.stay ?? [] };
  },
  { result: taken_apart },
);

async function foretellMerge(
  tx: Transaction,
  entity: Entity,
  manner: MergeManner,
  { id, duplicate_id }: { id: string; duplicate_id: string },
): Promise<MergePreview> {
  const { kept, gone } = await readBoth(tx, entity, id, duplicate_id);
  const { follows, ...told } = await foretold(tx, entity.name, id, duplicate_id);
  const fields = [];
  for (const { name, way, with: along, kept: is, gone: other } of ways(entity, manner, follows, kept, gone))
    fields.push({
      name,
      way,
      with: along,
      kept: await named(tx, entity, name, is),
      duplicate: await named(tx, entity, name, other),
    });
  return merge_preview.parse({ ...told, name: gone["name"], fields });
}

/** Both records, for whoever sees both. */
async function readBoth(tx: Transaction, { table }: Entity, id: string, duplicate_id: string) {
  const { rows } = await tx.execute<{ row: Row }>(
    sql`select to_jsonb(t) as row from (select * from ${table} where id in (${id}, ${duplicate_id}) and deleted_at is null) t`,
  );
  const [kept, gone] = [id, duplicate_id].map((each) => rows.find(({ row }) => row["id"] === each)?.row);
  if (id === duplicate_id) throw new AppError("RESOURCE_CONFLICT", "A record cannot be merged with itself.");
  if (!kept || !gone) throw notFound();
  return { kept, gone };
}

/** Without what the caller could not point at: records that lie in the bin, or that they do not see; what the kept one has stays. */
async function onlySeen(tx: Transaction, { relations }: Entity, kept: Row, written: Row): Promise<Row> {
  const seen = { ...written };
  for (const { column, entity } of Object.values(relations)) {
    const value = written[column];
    if (value === null || value === undefined) continue;
    const had = [kept[column]].flat();
    const ids = [value].flat() as string[];
    const { rows } = await tx.execute<{ id: string }>(
      sql`select id from unnest(${sql.param(ids)}::uuid[]) id where app.sees_living(${entity}, id)`,
    );
    const may = (id: string) => had.includes(id) || rows.some((row) => row.id === id);
    if (Array.isArray(value)) seen[column] = ids.filter(may);
    else if (!ids.every(may)) delete seen[column];
  }
  return seen;
}

async function foretold(tx: Transaction, name: string, id: string, duplicate_id: string): Promise<Foretold> {
  const { rows } = await tx.execute<{ told: Foretold }>(
    sql`select app.foretell_merge(${name}, ${id}, ${duplicate_id}) as told`,
  );
  return (rows[0] as { told: Foretold }).told;
}

/** What a value that points at records is called, as far as the caller sees them. */
async function named(tx: Transaction, { relations }: Entity, column: string, value: unknown): Promise<unknown> {
  const relation = Object.values(relations).find((each) => each.column === column);
  if (!relation || value === null) return value;
  const ids = Array.isArray(value) ? (value as string[]) : [String(value)];
  const { rows } = await tx.execute<{ name: string | null }>(
    sql`select app.name_seen(${relation.entity}, id) as name from unnest(${sql.param(ids)}::uuid[]) with ordinality u (id, n) order by n`,
  );
  const names = rows.map(({ name }) => name);
  return Array.isArray(value) ? names : (names[0] ?? null);
}
