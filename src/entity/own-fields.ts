import {
  boolean,
  type Column,
  date,
  numeric,
  type PgColumnBuilderBase,
  pgTable,
  sql,
  type SQL,
  text,
} from "../database/drizzle.ts";
import { z } from "zod";
import { type Actor, type Database, sqlState } from "../database/door.ts";
import type { RawRows } from "../database/flush.ts";
import type { OwnField } from "./own-field.ts";
import { readLists } from "./read-lists.ts";
import type { Entity, Field } from "./describe.ts";
import { kinds } from "./kinds.ts";

/** The entity as the company has it: with its own lists and fields, as the actor may read them. */
export async function asTheirs(database: Database, actor: Actor, entity: Entity): Promise<Entity> {
  const [theirs] = await allAsTheirs(database, actor, [entity]);
  return theirs as Entity;
}

/** Entities as the company has them. */
export async function allAsTheirs(database: Database, actor: Actor, entities: Entity[]): Promise<Entity[]> {
  return withOwnFieldsOf(database, actor, await readLists(database, actor, entities));
}

/** The entity with the company's own fields in it, as the actor may read them. */
export async function readOwnFields(database: Database, actor: Actor, entity: Entity): Promise<Entity> {
  const [theirs] = await withOwnFieldsOf(database, actor, [entity]);
  return theirs as Entity;
}

async function withOwnFieldsOf(database: Database, actor: Actor, entities: Entity[]): Promise<Entity[]> {
  const able = entities.filter(({ fields }) => "custom" in fields).map(({ name }) => name);
  if (able.length === 0) return entities;
  const text = `select jsonb_object_agg(entity, fields) from (select entity, jsonb_agg(jsonb_build_object('key', key, 'name', name, 'kind', kind,
    'hint', hint, 'required', required, 'choices', choices) order by rank, id) as fields
    from public.own_fields where entity = any($1) and retired_at is null group by entity) each`;
  const [rows] = await database.flush(actor, [{ text, values: [able] }]).catch(unknownToThem);
  const defined = JSON.parse(rows?.[0]?.[0] ?? "null") as Record<string, OwnField[]> | null;
  return entities.map((entity) => withOwnFields(entity, defined?.[entity.name] ?? []));
}

// A client knows of no own fields, and is told what is told of any name that there is not.
function unknownToThem(error: unknown): RawRows[] {
  if (sqlState(error) === "42501") return [];
  throw error;
}

/** The entity with these fields, each a column `custom.KEY`. */
export function withOwnFields(entity: Entity, defined: OwnField[]): Entity {
  if (defined.length === 0) return entity;
  const columns = columnsOf(entity, defined);
  const fields = defined.map((own) => [`custom.${own.key}`, fieldOf(own)] as const);
  const shape = Object.fromEntries(fields.map(([name, { schema }]) => [name, schema.optional()]));
  return {
    ...entity,
    columns: Object.assign(Object.create(null), entity.columns, columns) as Record<string, Column>,
    fields: Object.assign(Object.create(null), entity.fields, Object.fromEntries(fields)) as Record<string, Field>,
    create: entity.create.extend(shape),
    update: entity.update.extend(shape),
    own: defined,
  };
}

// Beside the table, each as a column of its own: so conditions, orders and groups are made of them as of all others.
function columnsOf(entity: Entity, defined: OwnField[]): Record<string, Column> {
  const made = Object.fromEntries(defined.map(({ key, kind }) => [`custom.${key}`, columnOf(kind, `custom.${key}`)]));
  const table = pgTable(besideName(entity), made);
  return Object.fromEntries(Object.keys(made).map((name) => [name, table[name] as Column]));
}

const besideName = ({ name }: Entity) => `${name}_own`;

function columnOf(kind: OwnField["kind"], name: string): PgColumnBuilderBase {
  if (isNumber(kind)) return numeric(name);
  if (kind === "date") return date(name);
  return kind === "flag" ? boolean(name) : text(name);
}

const isNumber = (kind: string) => ["count", "money", "percent"].includes(kind);

function fieldOf({ key, name, kind, hint, choices }: OwnField): Field {
  const offered = choices.filter(({ gone }) => !gone).map((choice) => choice.key);
  const one = kind === "choice" ? z.string().refine((value) => offered.includes(value), none_of_them) : kinds[kind];
  return {
    name: `custom.${key}`,
    kind,
    list: false,
    required: false,
    nullable: true,
    ...(kind === "choice" ? { choices: offered, listed: choices } : {}),
    own: { name, hint },
    creatable: true,
    updatable: true,
    schema: one.nullable().meta({ format: kind, title: name, ...(hint && { description: hint }) }),
    one,
  };
}

const none_of_them = "is none of the choices";

/** Its own fields beside its rows, where it has some; what stands there that is no value of its field is none. */
export function ownBeside(entity: Entity): SQL {
  if (!entity.own) return sql``;
  const values = entity.own.map(({ key, kind }) => sql`${valueOf(key, kind)} as ${sql.identifier(`custom.${key}`)}`);
  return sql` cross join lateral (select ${sql.join(values, sql`, `)}) ${sql.identifier(besideName(entity))}`;
}

// (Keys are letters, digits and _: app.keep_own_field.)
function valueOf(key: string, kind: OwnField["kind"]): SQL {
  const at = sql.raw(`custom -> '${key}'`);
  const as = sql.raw(`custom ->> '${key}'`);
  const of = (type: string, value: SQL) =>
    sql`case when jsonb_typeof(${at}) = ${sql.raw(`'${type}'`)} then ${value} end`;
  if (isNumber(kind)) return of("number", sql`(${as})::numeric`);
  if (kind === "flag") return of("boolean", sql`(${as})::boolean`);
  if (kind !== "date") return of("string", as);
  return sql`case when app.is_day(${as}) then (${as})::date end`;
}

type Values = Record<string, unknown>;

/** The same where what is asked or sent names own fields; the entity as it is described where nothing does. */
export async function withOwnOf(database: Database, actor: Actor, entity: Entity, said: unknown): Promise<Entity> {
  return namesOwn(said) ? readOwnFields(database, actor, entity) : entity;
}

/** Whether what is asked or sent may name own fields. */
export const namesOwn = (said: unknown): boolean => JSON.stringify(said ?? null).includes("custom");

/** What was sent of `custom`, as fields: `{custom: {region: "north"}}` is `{"custom.region": "north"}`. What is no field stays in it. */
export function apart(entity: Entity, input: unknown): unknown {
  const { custom, ...rest } = (input ?? {}) as Values;
  if (!entity.own || typeof custom !== "object" || custom === null || Array.isArray(custom)) return input;
  const known = (key: string) => `custom.${key}` in entity.fields;
  const entries = Object.entries(custom);
  const own = entries.filter(([key]) => known(key)).map(([key, value]) => [`custom.${key}`, value] as const);
  const others = entries.filter(([key]) => !known(key));
  return {
    ...rest,
    ...Object.fromEntries(own),
    ...(others.length > 0 || own.length === 0 ? { custom: Object.fromEntries(others) } : {}),
  };
}

/** The same values as their columns take them: all own ones in `custom`. */
export function together(values: Values): Values {
  const own = Object.entries(values).filter(([name]) => name.startsWith("custom."));
  if (own.length === 0) return values;
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !name.startsWith("custom.")));
  const custom = Object.fromEntries(own.map(([name, value]) => [name.slice("custom.".length), value]));
  return { ...rest, custom: { ...(rest["custom"] as Values | undefined), ...custom } };
}

/** What a write sets a column to, where `value` stands for what was sent: of `custom` only the keys that were, null none. */
export function assigned(column: string, value: SQL, created = false): SQL {
  if (column !== "custom") return value;
  return sql`app.patched(${created ? sql.raw("'{}'") : sql.identifier(column)}, ${value}::jsonb)`;
}
