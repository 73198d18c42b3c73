import { sql, type SQL } from "../database/drizzle.ts";
import type { Transaction } from "../database/door.ts";
import type { Deed, ListChange } from "./bulk-request.ts";
import type { Entity } from "./describe.ts";
import { assigned, together } from "./own-fields.ts";
import { canOn, mayDo, type Scopes } from "./scopes.ts";
import { stored } from "./write.ts";

/** A record that is to be changed, with its version where others' changes in between matter. */
export type Chosen = { id: string; version?: number | undefined };

/** A record that was asked for, as far as the caller sees it. */
export type Seen = { version: number; here: boolean; may: boolean };

/**
 * Of these records those that the caller may change, held until the transaction ends. What somebody else holds is left
 * out instead of waited for, and all are taken in one order: two that change the same records never wait for each other.
 */
export async function hold(
  tx: Transaction,
  entity: Entity,
  scopes: Scopes,
  deed: Deed,
  chosen: Chosen[],
): Promise<Set<string>> {
  const versions = JSON.stringify(Object.fromEntries(chosen.map(({ id, version }) => [id, version])));
  const { rows } = await tx.execute<{ id: string }>(sql`with ${canOn(entity)}
    select id from ${entity.table} where id = any(${idsOf(chosen)}) and ${side(entity, deed)} and ${mayDo(deed.right, scopes)}
      and version = coalesce((${versions}::jsonb ->> id::text)::int, version)
    order by id for update skip locked`);
  return new Set(rows.map(({ id }) => id));
}

/** What can be seen of records that were left as they were. */
export async function look(
  tx: Transaction,
  entity: Entity,
  scopes: Scopes,
  deed: Deed,
  ids: string[],
): Promise<Map<string, Seen>> {
  const { rows } = await tx.execute<Seen & { id: string }>(sql`with ${canOn(entity)}
    select id, version, ${side(entity, deed)} as here, ${mayDo(deed.right, scopes)} as may
    from ${entity.table} where id = any(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map(({ id, ...seen }) => [id, seen]));
}

/** Changes records at once, and answers those that were changed. */
export async function change(tx: Transaction, entity: Entity, deed: Deed, ids: string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`update ${entity.table} set ${assignments(entity, deed)} where id = any(${sql.param(ids)}::uuid[]) and ${side(entity, deed)} returning id`,
  );
  return rows.map(({ id }) => id);
}

function assignments(entity: Entity, deed: Deed): SQL {
  if (deed.act !== "update") return sql`deleted_at = ${deed.act === "remove" ? sql`now()` : sql`null`}`;
  const values = Object.entries(together(deed.values)).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${assigned(name, sql`${sql.param(stored(entity, name, value))}`)}`,
  );
  const lists = Object.entries(deed.lists).map(([name, listed]) => listed_values(entity, name, listed));
  return sql.join([...values, ...lists], sql`, `);
}

// What is there stays in its order, what is new comes behind it.
function listed_values(entity: Entity, name: string, { add, remove }: ListChange): SQL {
  const column = sql.identifier(name);
  const type = sql.raw(entity.columns[name]?.getSQLType() ?? "text[]");
  return sql`${column} = array(select e from unnest(${column} || ${sql.param(add)}::${type}) with ordinality as all_of(e, at)
    where e <> all(${sql.param(remove)}::${type}) group by e order by min(at))`;
}

function side(entity: Entity, { act }: Deed): SQL {
  if (!entity.has_bin) return sql`true`;
  return act === "restore" ? sql`deleted_at is not null` : sql`deleted_at is null`;
}

const idsOf = (chosen: Chosen[]) => sql`${sql.param(chosen.map(({ id }) => id))}::uuid[]`;
