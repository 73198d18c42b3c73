import type { Actor, Database } from "../database/door.ts";
import type { Entity, Field, ListedValue } from "./describe.ts";

/** The entity with the company's own lists in it, as the actor may read them: the choices of its columns, and what they are called. */
export async function readLists(database: Database, actor: Actor, entity: Entity): Promise<Entity> {
  const lists = [...new Set(Object.values(entity.fields).flatMap(({ chosen_from }) => chosen_from ?? []))];
  if (lists.length === 0) return entity;
  const answers = await database.flush(
    actor,
    // (Names of our own tables.)
    lists.map((list) => ({
      text: `select coalesce(jsonb_agg(jsonb_build_object('key', key, 'name', name, 'type', to_jsonb(r) -> 'type',
        'gone', to_jsonb(r) ->> 'replaced_by' is not null or r.deleted_at is not null) order by rank), '[]') from public.${list} r`,
      values: [],
    })),
  );
  const values = new Map(
    lists.map((list, index) => [list, JSON.parse(answers[index]?.[0]?.[0] ?? "[]") as ListedValue[]]),
  );
  const fields = Object.entries(entity.fields).map(([name, field]) => [name, withValues(field, values)]);
  return { ...entity, fields: Object.fromEntries(fields) as Record<string, Field> };
}

function withValues(field: Field, values: Map<string, ListedValue[]>): Field {
  const listed = field.chosen_from && values.get(field.chosen_from);
  if (!listed) return field;
  return { ...field, listed, choices: listed.filter(({ gone }) => !gone).map(({ key }) => key) };
}
