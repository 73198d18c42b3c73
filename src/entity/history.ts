import { sql } from "drizzle-orm";
import type { Statement } from "../database/flush.ts";
import { bounded, place, statement } from "./compile.ts";
import type { Entity } from "./describe.ts";

/** The newest 200 changes of a record with who made them, newest first, fewer where they are large: one row, a JSON list. */
export function historyStatement(entity: Entity, id: string): Statement {
  return statement(`history ${entity.name}`, [entity.name, id], () =>
    bounded(sql`select row_to_json(r)::text as text from (
        select l.at, l.verb, l.before, l.after, l.actor_id,
               (select json_build_object('id', p.id, 'name', p.name) from people p where p.id = l.actor_id) as actor
          from app.log l where l.entity = ${place(0)} and l.row_id = ${place(1)}::uuid order by l.at desc, l.id desc limit 200) r`),
  );
}
