import { type Column, pgTable, sql, type SQL, text } from "../database/drizzle.ts";
import type { Entity, Field, Relation } from "./describe.ts";
import { kinds } from "./kinds.ts";

/**
 * The entity with the names of what it points at, each a column `RELATION.name`, where a question filters or sorts by them
 * (`owner.name`); as it is described where it names none. They are joined: by a hash or by keys is PostgreSQL's to choose.
 */
export function withNames(entity: Entity, { order = "", where = "" }: Record<string, string>): Entity {
  const said = [...order.matchAll(/(?:^|,)-?(\w+)\.name(?=,|$)/g), ...where.matchAll(/"(\w+)\.name"\s*:/g)];
  const relations = [...new Set(said.map(([, relation = ""]) => relation))].filter(
    (relation) => entity.relations[relation]?.list === false,
  );
  if (relations.length === 0) return entity;
  const columns = relations.map((relation) => [nameOf(relation), columnOf(relation)] as const);
  const fields = relations.map((relation) => [nameOf(relation), fieldOf(relation)] as const);
  return {
    ...entity,
    columns: Object.assign(Object.create(null), entity.columns, Object.fromEntries(columns)) as Record<string, Column>,
    fields: Object.assign(Object.create(null), entity.fields, Object.fromEntries(fields)) as Record<string, Field>,
    named: relations,
  };
}

/** Those names beside its rows; none where nothing is pointed at, or nothing that its reader sees. */
export function namesBeside(entity: Entity): SQL {
  const joins = (entity.named ?? []).map((relation) => {
    const { column, entity: target } = entity.relations[relation] as Relation;
    const [id, beside] = [sql.identifier(`${relation}.id`), sql.identifier(besideName(relation))];
    return sql` left join (select id as ${id}, name as ${sql.identifier(nameOf(relation))} from ${sql.identifier(target)}) ${beside}
      on ${beside}.${id} = ${entity.columns[column]}`;
  });
  return sql.join(joins);
}

const nameOf = (relation: string) => `${relation}.name`;
const besideName = (relation: string) => `${relation}_beside`;

function columnOf(relation: string): Column {
  const name = nameOf(relation);
  return pgTable(besideName(relation), { [name]: text(name) })[name] as Column;
}

function fieldOf(relation: string): Field {
  return {
    name: nameOf(relation),
    kind: "line",
    list: false,
    required: false,
    nullable: true,
    creatable: false,
    updatable: false,
    schema: kinds.line.nullable(),
    one: kinds.line,
  };
}
