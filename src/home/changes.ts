import { sql } from "../database/drizzle.ts";
import type { Statement } from "../database/flush.ts";
import { bounded, place, statement } from "../entity/compile.ts";
import type { Entity } from "../entity/describe.ts";

/** So many changes are told of, of the records of one kind that changed last. */
const told = sql.raw("20");
const looked_at = sql.raw("200");

/**
 * What others did since a moment to the records of one owner: of each record its newest change that is not the caller's own,
 * newest first. One row, a JSON list, of what the caller may see.
 */
export function changesStatement(entity: Entity, owner: string, since: string): Statement {
  return statement(`changes ${entity.name}`, [owner, since, entity.name], () => {
    // The owner's index bounds what is looked at: those of their records that changed at all.
    const mine = sql`select id, name, updated_at from ${entity.table}
      where owner_id = ${place(0)}::uuid and deleted_at is null and updated_at >= ${place(1)}::timestamptz
      order by updated_at desc limit ${looked_at}`;
    const newest = sql`select l.at, l.verb, l.before, l.after, l.actor_id from app.log l
      where l.entity = ${place(2)} and l.row_id = m.id and l.at >= ${place(1)}::timestamptz
        and l.actor_id is distinct from (select app.user_id()) order by l.at desc, l.id desc limit 1`;
    return bounded(sql`select row_to_json(r)::text as text from (
        select ${place(2)}::text as entity, m.id, m.name, l.at, l.verb, l.before, l.after, l.actor_id,
          (select json_build_object('id', p.id, 'name', p.name) from people p where p.id = l.actor_id) as actor
        from (${mine}) m cross join lateral (${newest}) l order by l.at desc limit ${told}) r`);
  });
}
