import type { Actor, Database } from "../database/door.ts";
import type { Statement } from "../database/flush.ts";
import type { Entity, Field, ListedValue } from "./describe.ts";

/** The entities with the company's own lists in them, as the actor may read them: the choices of their columns, and what they are called. */
export async function readLists(database: Database, actor: Actor, entities: Entity[]): Promise<Entity[]> {
  const fields = entities.flatMap((entity) => Object.values(entity.fields));
  const lists = [...new Set(fields.flatMap((field) => listOf(field) ?? []))];
  if (lists.length === 0) return entities;
  const answers = await database.flush(actor, lists.map(entries));
  const values = new Map(
    lists.map((list, index) => [list, JSON.parse(answers[index]?.[0]?.[0] ?? "[]") as ListedValue[]]),
  );
  return entities.map((entity) => {
    const filled = Object.entries(entity.fields).map(([name, field]) => [name, withValues(field, values)]);
    return { ...entity, fields: Object.fromEntries(filled) as Record<string, Field> };
  });
}

const listOf = ({ chosen_from, offered_from }: Field) => chosen_from ?? offered_from;

/** What a list holds, in its order: a table of its own, or one of those that the session tells to whoever may know of them. */
function entries(named: string): Statement {
  // (Names of our own tables and lists.)
  const [table, list] = named.split(".");
  if (list) return { text: `select coalesce(app.told() -> '${table}' -> '${list}', '[]')`, values: [] };
  return {
    text: `select coalesce(jsonb_agg(jsonb_build_object('key', key, 'name', name, 'type', to_jsonb(r) -> 'type',
      'gone', to_jsonb(r) ->> 'replaced_by' is not null or r.deleted_at is not null) order by rank), '[]') from public.${table} r`,
    values: [],
  };
}

function withValues(field: Field, values: Map<string, ListedValue[]>): Field {
  const listed = values.get(listOf(field) ?? "");
  if (!listed) return field;
  if (!field.chosen_from) return { ...field, listed };
  return { ...field, listed, choices: listed.filter(({ gone }) => !gone).map(({ key }) => key) };
}
