import {
  boolean,
  type Column,
  date,
  numeric,
  pgTable,
  sql,
  type SQL,
  text,
  timestamp,
  uuid,
} from "../database/drizzle.ts";
import { type Entity, type Field, fieldsOf, type Relation } from "./describe.ts";
import { kinds } from "./kinds.ts";

/**
 * The entity with what stands at the records that it points at, each a column `RELATION.FIELD`, where a question sorts by their names
 * (`owner.name`) or filters by any field of theirs (`project.billing`); as it is described where it names none. They are joined: by a
 * hash or by keys is PostgreSQL's to choose.
 */
export function withNames(entity: Entity, { order = "", where = "" }: Record<string, string>): Entity {
  const said = [...order.matchAll(/(?:^|,)-?(\w+\.name)(?=,|$)/g), ...where.matchAll(/"(\w+\.\w+)"\s*:/g)];
  return withRelated(
    entity,
    said.map(([, name = ""]) => name),
  );
}

/** The same with these fields of what it points at; what is none of them is left out. */
export function withRelated(entity: Entity, names: string[]): Entity {
  const related = [...new Set(names)].flatMap((name) => {
    const field = relatedField(entity, name);
    return field ? [{ name, field, column: columnOf(name, field.kind) }] : [];
  });
  if (related.length === 0) return entity;
  const columns = related.map(({ name, column }) => [name, column] as const);
  const fields = related.map(({ name, field }) => [name, field] as const);
  return {
    ...entity,
    columns: Object.assign(Object.create(null), entity.columns, Object.fromEntries(columns)) as Record<string, Column>,
    fields: Object.assign(Object.create(null), entity.fields, Object.fromEntries(fields)) as Record<string, Field>,
    beside: related.map(({ name }) => partsOf(name)),
  };
}

/** Those fields beside its rows; none where nothing is pointed at, or nothing that its reader sees. */
export function namesBeside(entity: Entity): SQL {
  const by_relation = Map.groupBy(entity.beside ?? [], ({ relation }) => relation);
  const joins = [...by_relation].map(([relation, fields]) => {
    const { column, entity: target } = entity.relations[relation] as Relation;
    const [id, beside] = [sql.identifier(`${relation}.id`), sql.identifier(besideName(relation))];
    const taken = fields.map((each) => sql`, ${sql.identifier(each.column)} as ${sql.identifier(nameOf(each))}`);
    return sql` left join (select id as ${id}${sql.join(taken)} from ${sql.identifier(target)}) ${beside}
      on ${beside}.${id} = ${entity.columns[column]}`;
  });
  return sql.join(joins);
}

const besideName = (relation: string) => `${relation}_beside`;
const nameOf = ({ relation, column }: { relation: string; column: string }) => `${relation}.${column}`;

function partsOf(name: string) {
  const [relation = "", column = ""] = name.split(".");
  return { relation, column };
}

/** A field of what a relation points at, under the name of both; undefined where there is none to ask by. */
export function relatedField(entity: Entity, name: string): Field | undefined {
  const { relation, column } = partsOf(name);
  const to = entity.relations[relation];
  if (!to || to.list) return undefined;
  // (Every record has one.)
  if (column === "name") return { ...plain_name, name };
  const field = fieldsOf(to.entity)[column];
  if (!field || field.list || column === "id" || !(field.choices || field.kind in builders)) return undefined;
  return { ...field, name, nullable: true, required: false, creatable: false, updatable: false };
}

const plain_name: Omit<Field, "name"> = {
  kind: "line",
  list: false,
  required: false,
  nullable: true,
  creatable: false,
  updatable: false,
  schema: kinds.line.nullable(),
  one: kinds.line,
};

const number = (name: string) => numeric(name);
const builders = {
  line: text,
  choice: text,
  country: text,
  currency: text,
  flag: boolean,
  date: (name: string) => date(name),
  moment: (name: string) => timestamp(name, { withTimezone: true, mode: "string" }),
  reference: uuid,
  count: number,
  money: number,
  percent: number,
  minutes: number,
};

function columnOf(name: string, kind: Field["kind"]): Column {
  const build = kind in builders ? builders[kind as keyof typeof builders] : text;
  const made = pgTable(besideName(partsOf(name).relation), { [name]: build(name) });
  return made[name] as Column;
}
