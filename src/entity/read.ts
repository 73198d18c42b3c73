import { sql, type SQL } from "../database/drizzle.ts";
import type { RawRows, Statement } from "../database/flush.ts";
import { filter, firstOfDays, joined, numbered, orderKey, place, statement } from "./compile.ts";
import type { Rights } from "./roles-known.ts";
import { mine, my_role, type Scopes } from "./scopes.ts";
import { pageOf } from "./walks.ts";
import { rowsOf } from "./rows-of.ts";
import type { Entity, Relation } from "./describe.ts";
import { type Question, usual_terms } from "./list-request.ts";

/** What a role that is denied some columns may read: those of the entity, and which entities at all (app.readable). */
export type Readable = { columns: string[]; entities: string[] };

/**
 * The statement of a list. Answers one row: the rows as JSON text, the cursor of the next page or null, the caller's role,
 * and the count where asked.
 *
 * Each scope in which the caller may read (`walked`) is walked on its own, so that an index on (scope column, order) serves;
 * with one condition `own or team or …` PostgreSQL sorts all of them or walks the whole table. A row of two scopes comes
 * out of both walks side by side and is taken once. The policies judge every row all the same.
 *
 * Sizes are part of the text: with a parameter for a limit PostgreSQL plans anew each time. A page ends before its limit
 * where its rows would be more than one answer holds; the next one begins with the first row that was left out.
 */
export function listStatement(entity: Entity, question: Question, walked: Scopes, readable?: Readable): Statement {
  const { values, terms, ...shape } = question;
  const build = () => {
    const keys = sql.join(
      question.order.map(({ column }) => orderKey(entity, column)),
      sql`, `,
    );
    const shown = question.columns ?? readableColumns(entity, readable);
    // What is asked for by name is asked of PostgreSQL, which refuses what the role may not read.
    const related = readableRelations(entity, question.include, readable);
    const needed = [
      ...shown,
      ...related.map((relation) => (entity.relations[relation] as Relation).column),
      ...question.order.map(({ column }) => column),
    ];
    const page = pageOf(entity, question, [...new Set(needed)], walked);
    const ordered = sql.join(
      question.order.map(({ column }) => sql`page.${sql.identifier(column)}`),
      sql`, `,
    );
    const drawn = sql`select row_to_json(drawn)::text as text, ${ordered} from (${page}) page cross join lateral (select ${projection(entity, "page", shown, related)}) drawn`;
    const taken = sql`fits and n <= ${sql.raw(String(question.limit))}`;
    return sql`${firstOfDays(entity, question)}
      select ${joined(taken)},
        ((array_agg(case when not (${taken}) then json_build_array(${keys})::text end) filter (where not (${taken})))[1]),
        ${my_role},
        ${question.count ? sql`(select count(*) from ${rowsOf(entity)} where ${filter(entity, question)})::text` : sql`null`}
      from (${numbered(drawn)}) numbered`;
  };
  const name = `list ${entity.name} ${JSON.stringify(shape)} ${JSON.stringify(readable)} ${Object.keys(walked).join()}`;
  return statement(name, values, build, terms <= usual_terms);
}

/** The statement of records with their relations: each as JSON text, the scopes that it is in, the caller's role. */
export function getStatement(entity: Entity, ids: string[], scopes: Scopes, readable?: Readable): Statement {
  return statement(`get ${entity.name} ${JSON.stringify(readable)}`, [ids], () => {
    const shown = readableColumns(entity, readable);
    const columns = sql.join(
      shown.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const relations = readableRelations(entity, Object.keys(entity.relations), readable);
    return sql`select (select row_to_json(r) from (select ${projection(entity, "found", shown, relations)}) r)::text,
        array_to_json(app_scopes)::text, ${my_role}
      from (select ${columns}, ${held(scopes)} as app_scopes from ${entity.table} where ${entity.columns["id"]} = any(${place(0)}::uuid[])) found`;
  });
}

/**
 * The statement of how many of some records, or of all that a question finds, are in which scopes and which state, with
 * the caller's role.
 */
export function allowedStatement(
  entity: Entity,
  question: Question,
  scopes: Scopes,
  readable: Readable | undefined,
): Statement {
  const { values, terms, ...shape } = question;
  const state = entity.state && (!readable || readable.columns.includes(entity.state)) ? entity.state : undefined;
  const build = () => sql`select array_to_json(app_scopes)::text, ${my_role}, count(*)::text, app_state::text
    from (select ${held(scopes)} as app_scopes, ${state ? stateIn(entity, state) : sql`null`} as app_state
      from ${rowsOf(entity)} where ${filter(entity, question)}) found
    group by app_scopes, app_state`;
  const name = `allowed ${entity.name} ${JSON.stringify(shape)} ${state}`;
  return statement(name, values, build, terms <= usual_terms);
}

/** The state of a record; where states are rows of a list, what it means, from which verbs begin. */
function stateIn(entity: Entity, state: string): SQL {
  const list = entity.fields[state]?.chosen_from;
  if (!list) return sql`${sql.identifier(state)}`;
  return sql`(select type from ${sql.identifier(list)} where key = ${sql.identifier(state)})`;
}

/** Of such an answer, on how many the caller may do each verb, as JSON: its own only to those in a state for it. */
export function allowed(entity: Entity, rows: RawRows, rights: Rights): string {
  const counts: Record<string, number> = {};
  const add = (verb: string, count: string | null | undefined) => (counts[verb] = (counts[verb] ?? 0) + Number(count));
  for (const [scopes, , count, state] of rows) {
    const may = verbsOn(scopes, rights);
    for (const right of may) if (!entity.verbs[right]) add(right, count);
    for (const [name, { right, from }] of Object.entries(entity.verbs))
      if (may.includes(right) && (!from || !state || from.includes(state))) add(name, count);
  }
  return JSON.stringify({ data: counts });
}

/** The records of such an answer, each with the verbs that somebody with these rights may do on it. */
export function records(rows: RawRows, rights: Rights): string[] {
  let said = said_of.get(rights);
  if (!said) said_of.set(rights, (said = new Map()));
  return rows.map(([record, scopes]) => {
    let can = said.get(scopes);
    if (can === undefined) said.set(scopes, (can = JSON.stringify(verbsOn(scopes, rights))));
    return `${record?.slice(0, -1)},"can":${can}}`;
  });
}

// Of a role's rights on an entity what they say of each set of scopes, of which there are few.
const said_of = new WeakMap<Rights, Map<string | null | undefined, string>>();

function verbsOn(scopes: string | null | undefined, rights: Rights): string[] {
  const held = JSON.parse(scopes ?? "[]") as (string | null)[];
  const verbs = Object.entries(rights);
  return verbs.filter(([, within]) => within.some((scope) => held.includes(scope))).map(([verb]) => verb);
}

// The scopes that a row is in, others null.
function held(scopes: Scopes): SQL {
  const each = Object.entries(scopes).map(
    ([scope, { predicate }]) => sql`case when ${mine(predicate)} then ${sql.raw(`'${scope}'`)} end`,
  );
  return sql`array[${sql.join(each, sql`, `)}]`;
}

function projection(entity: Entity, from: string, columns: string[], include: string[]): SQL {
  const own = columns.map((column) => sql`${sql.identifier(from)}.${sql.identifier(column)}`);
  const related = include.map((relation) => {
    const { column, entity: target, list, shown } = entity.relations[relation] as Relation;
    const pointer = sql`${sql.identifier(from)}.${sql.identifier(column)}`;
    const card = sql.raw(`json_build_object(${shown.map((name) => `'${name}', t.${name}`).join()})`);
    // Nothing is asked of what points nowhere: the policies of each table would have the caller proven again.
    const related = list
      ? sql`case when cardinality(${pointer}) > 0 then (select coalesce(json_agg(${card} order by t.name), '[]') from ${sql.identifier(target)} t where t.id = any(${pointer}) and t.deleted_at is null) else '[]' end`
      : sql`case when ${pointer} is not null then (select ${card} from ${sql.identifier(target)} t where t.id = ${pointer}) end`;
    return sql`${related} as ${sql.identifier(relation)}`;
  });
  return sql.join([...own, ...related], sql`, `);
}

function readableColumns(entity: Entity, readable?: Readable): string[] {
  // (Own ones stand in `custom`, and come beside it where they are asked for, as names do.)
  const columns = Object.keys(entity.columns).filter((column) => !column.includes("."));
  return columns.filter((column) => !readable || readable.columns.includes(column));
}

function readableRelations(entity: Entity, relations: string[], readable?: Readable): string[] {
  return relations.filter((relation) => {
    const { column, entity: target } = entity.relations[relation] as Relation;
    return !readable || (readable.columns.includes(column) && readable.entities.includes(target));
  });
}
