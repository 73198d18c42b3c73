import { sql, type SQL } from "../database/drizzle.ts";
import type { Statement } from "../database/flush.ts";
import { bounded, place, statement } from "./compile.ts";
import type { Entity } from "./describe.ts";

/**
 * The newest 200 changes of a record with who made them, newest first, fewer where they are large: one row, a JSON list. Each
 * comes with the `names` of what it points at, before and after, as far as the reader may see that: they are asked with the
 * reader's own rights (app.name_seen), each once.
 */
export function historyStatement(entity: Entity, id: string): Statement {
  return statement(`history ${entity.name}`, [entity.name, id], () => {
    const pointed = pointedAt(entity);
    const entries = sql`select l.at, l.verb, l.before, l.after, l.actor_id, l.id as no
      from app.log l where l.entity = ${place(0)} and l.row_id = ${place(1)}::uuid order by l.at desc, l.id desc limit 200`;
    return bounded(sql`select row_to_json(r)::text as text from (
        with entries as materialized (${entries}),
          pointed as materialized (select distinct no, p.entity, p.id from entries l cross join lateral (${pointed}) p where p.id is not null),
          named as materialized (select id, app.name_seen(entity, id::uuid) as name from (select distinct entity, id from pointed) d)
        select l.at, l.verb, l.before, l.after, l.actor_id,
               (select json_build_object('id', p.id, 'name', p.name) from people p where p.id = l.actor_id) as actor,
               (select coalesce(json_object_agg(id, name), '{}') from pointed join named using (id) where no = l.no and name is not null) as names
          from entries l order by l.at desc, l.no desc) r`);
  });
}

/** What a change points at by each single reference, before and after: entities and ids. */
function pointedAt({ relations }: Entity): SQL {
  const single = Object.values(relations).filter(({ list }) => !list);
  const pairs = single.map(
    ({ column, entity }) =>
      sql`(${sql.raw(`'${entity}'`)}, l.before ->> ${sql.raw(`'${column}'`)}), (${sql.raw(`'${entity}'`)}, l.after ->> ${sql.raw(`'${column}'`)})`,
  );
  const none = sql`select null as entity, null as id where false`;
  return pairs.length > 0 ? sql`select * from (values ${sql.join(pairs, sql`, `)}) v (entity, id)` : none;
}
