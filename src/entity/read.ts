import { sql, type SQL } from "drizzle-orm";
import type { RawRows, Statement } from "../database/flush.ts";
import { filter, firstOfDays, joined, numbered, orderKey, place, statement } from "./compile.ts";
import { me, mine, type Scopes } from "./scopes.ts";
import { pageOf } from "./walks.ts";
import type { Entity, Relation } from "./describe.ts";
import { type Question, usual_terms } from "./list-request.ts";

/** What a role that is denied some columns may read: those of the entity, and which entities at all (app.readable). */
export type Readable = { columns: string[]; entities: string[] };

/**
 * The statement of a list. Answers one row: the rows as JSON text, the cursor of the next page or null, the caller's verbs
 * and scopes, and the count where asked.
 *
 * Each scope in which the caller may read is walked on its own, so that an index on (scope column, order) serves; with one
 * condition `own or team or …` PostgreSQL sorts all of them or walks the whole table. A row of two scopes comes out of
 * both walks side by side and is taken once. `walked` names the scopes where they are thought to be known; without it all
 * are in the statement, and those that the caller lacks cost little. The policies judge every row all the same.
 *
 * Sizes are part of the text: with a parameter for a limit PostgreSQL plans anew each time. A page ends before its limit
 * where its rows would be more than one answer holds; the next one begins with the first row that was left out.
 */
export function listStatement(
  entity: Entity,
  question: Question,
  scopes: Scopes,
  { readable, walked }: { readable?: Readable | undefined; walked?: string[] | undefined } = {},
): Statement {
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
    const page = pageOf(entity, question, [...new Set(needed)], scopes, walked);
    const ordered = sql.join(
      question.order.map(({ column }) => sql`page.${sql.identifier(column)}`),
      sql`, `,
    );
    const drawn = sql`select row_to_json(drawn)::text as text, ${ordered} from (${page}) page cross join lateral (select ${projection(entity, "page", shown, related)}) drawn`;
    const taken = sql`fits and n <= ${sql.raw(String(question.limit))}`;
    return sql`with ${me(entity)}${firstOfDays(entity, question)}
      select ${joined(taken)},
        ((array_agg(case when not (${taken}) then json_build_array(${keys})::text end) filter (where not (${taken})))[1]),
        coalesce((select rights from me), '{}')::text,
        ${question.count ? sql`(select count(*) from ${entity.table} where ${filter(entity, question)})::text` : sql`null`}
      from (${numbered(drawn)}) numbered`;
  };
  const name = `list ${entity.name} ${JSON.stringify(shape)} ${JSON.stringify(readable)} ${walked?.join()}`;
  return statement(name, values, build, terms <= usual_terms);
}

/** The statement of records with their relations: each as JSON text, the scopes that it is in, the caller's rights. */
export function getStatement(entity: Entity, ids: string[], scopes: Scopes, readable?: Readable): Statement {
  return statement(`get ${entity.name} ${JSON.stringify(readable)}`, [ids], () => {
    const shown = readableColumns(entity, readable);
    const columns = sql.join(
      shown.map((column) => sql.identifier(column)),
      sql`, `,
    );
    const relations = readableRelations(entity, Object.keys(entity.relations), readable);
    return sql`with ${me(entity)}
      select (select row_to_json(r) from (select ${projection(entity, "found", shown, relations)}) r)::text,
        array_to_json(app_scopes)::text, (select rights from me)::text
      from (select ${columns}, ${held(scopes)} as app_scopes from ${entity.table} where ${entity.columns["id"]} = any(${place(0)}::uuid[])) found`;
  });
}

/** The statement of how many of some records, or of some in the bin, are in which scopes, with the caller's rights. */
export function allowedStatement(entity: Entity, ids: string[], bin: boolean, scopes: Scopes): Statement {
  return statement(`allowed ${entity.name} ${bin}`, [ids], () => {
    const side = entity.has_bin ? sql`and deleted_at is ${bin ? sql`not null` : sql`null`}` : sql``;
    return sql`with ${me(entity)}
      select array_to_json(app_scopes)::text, (select rights from me)::text, count(*)::text
      from (select ${held(scopes)} as app_scopes from ${entity.table} where ${entity.columns["id"]} = any(${place(0)}::uuid[]) ${side}) found
      group by app_scopes`;
  });
}

/** Of such an answer, on how many the caller may do each verb, as JSON. */
export function allowed(rows: RawRows): string {
  const counts: Record<string, number> = {};
  for (const [scopes, rights, count] of rows)
    for (const verb of verbsOn(scopes, rights)) counts[verb] = (counts[verb] ?? 0) + Number(count);
  return JSON.stringify({ data: counts });
}

/** The records of such an answer, each with the verbs that the caller may do on it. */
export function records(rows: RawRows): string[] {
  return rows.map(([record, scopes, rights]) => {
    return `${record?.slice(0, -1)},"can":${JSON.stringify(verbsOn(scopes, rights))}}`;
  });
}

function verbsOn(scopes: string | null | undefined, rights: string | null | undefined): string[] {
  const held = new Set(JSON.parse(scopes ?? "[]") as (string | null)[]);
  const verbs = Object.entries(JSON.parse(rights ?? "{}") as Record<string, string[]>);
  return verbs.filter(([, within]) => within.some((scope) => held.has(scope))).map(([verb]) => verb);
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
  return Object.keys(entity.columns).filter((column) => !readable || readable.columns.includes(column));
}

function readableRelations(entity: Entity, relations: string[], readable?: Readable): string[] {
  return relations.filter((relation) => {
    const { column, entity: target } = entity.relations[relation] as Relation;
    return !readable || (readable.columns.includes(column) && readable.entities.includes(target));
  });
}

/** That the caller may do a verb on a row, in a statement that knows who asks (`me`). */
export function mayDo(verb: string, scopes: Scopes): SQL {
  const each = Object.entries(scopes).map(
    ([scope, { predicate }]) =>
      sql`((select rights -> ${sql.raw(`'${verb}'`)} from me) ? ${sql.raw(`'${scope}'`)} and (${mine(predicate)}))`,
  );
  return sql`coalesce(${sql.join(each, sql` or `)}, false)`;
}
