import {
  and,
  type Column,
  eq,
  gt,
  gte,
  ilike,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  PgDialect,
  sql,
  type SQL,
} from "../database/drizzle.ts";
import { familiar } from "../database/familiar.ts";
import type { Statement } from "../database/flush.ts";
import { rowsOf } from "./rows-of.ts";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import { limits, type Question, type Shape } from "./list-request.ts";

const dialect = new PgDialect();
type Built = { text: string; places: number[] };
const cache = new Map<string, Built>();
const most_cached = 1000;
const most_characters = 3_000_000;
let characters = 0;
const familiarShape = familiar();

/**
 * Builds a statement once per shape: `values` stand in the SQL as place(n), and the built text is kept where its shape
 * comes again. Building costs about as much as running a small query. An unusual shape is kept nowhere, here or in the
 * database.
 */
export function statement(shape: string, values: unknown[], build: () => SQL, usual = true): Statement {
  const built = cache.get(shape) ?? builtAnew(shape, build, usual);
  return { text: built.text, values: built.places.map((place) => values[place]), usual };
}

function builtAnew(shape: string, build: () => SQL, usual: boolean): Built {
  const { sql: text, params } = dialect.sqlToQuery(build());
  if (text.length > most_text) throw new AppError("INVALID_INPUT", "This question is too long. Ask for less at once.");
  const built = { text, places: params.map((param) => (param as { name: number }).name) };
  if (!usual || !familiarShape(shape)) return built;
  cache.set(shape, built);
  characters += shape.length + text.length;
  for (const [oldest, { text: old }] of cache) {
    if (cache.size <= most_cached && characters <= most_characters) break;
    cache.delete(oldest);
    characters -= oldest.length + old.length;
  }
  return built;
}

// Beyond what the limits of a question let in; what planning a statement costs goes by its length.
const most_text = 100_000;

/** Stands for the value at this index. */
export const place = (index: number): SQL => sql`${sql.placeholder(index as unknown as string)}`;

/** The condition of a filter's shape. */
export function condition(entity: Entity, shape: Shape): SQL {
  switch (shape.op) {
    case "and":
      return and(...shape.parts.map((part) => condition(entity, part))) ?? sql`true`;
    case "or":
      return or(...shape.parts.map((part) => condition(entity, part))) ?? sql`false`;
    case "not":
      return not(condition(entity, shape.part));
  }
  const column = entity.columns[shape.column] as Column;
  if (shape.op === "mine") return mineOf(column, shape.key);
  const value = place(shape.value);
  const list = column.dataType === "array";
  if ((shape.op === "in" || shape.op === "contains") && pointsAtRecords(entity, shape.column))
    return foundBy(entity, shape.column, shape.op === "in" ? value : sql`array[${value}::text]`);
  switch (shape.op) {
    case "eq":
      return eq(column, value);
    case "neq":
      return ne(column, value);
    case "gt":
      return gt(column, value);
    case "gte":
      return gte(column, value);
    case "lt":
      return lt(column, value);
    case "lte":
      return lte(column, value);
    case "like":
      return ilike(column, value);
    case "in":
      return list ? sql`${column} && ${value}` : sql`${column} = any(${value})`;
    case "contains":
      return list ? sql`${value} = any(${column})` : sql`strpos(lower(${column}), lower(${value})) > 0`;
    case "is_null":
      return sql`(${column} is null) = ${value}`;
  }
}

/**
 * Whether a column lists records, of which each stands in few lists: their index finds these, where a label (what has a colour) stands
 * in so many that a page is full sooner without.
 */
function pointsAtRecords(entity: Entity, column: string): boolean {
  const relation = Object.values(entity.relations).find((each) => each.column === column);
  return !!relation?.list && !relation.shown.includes("color");
}

/** (A definer asks the index, from which row security keeps such a question; the policies judge what comes out.) */
function foundBy({ name, columns }: Entity, column: string, values: SQL): SQL {
  const [of, by] = [name, column].map((each) => sql.raw(`'${each}'`));
  return sql`${columns["id"]} in (select app.find_by(${of}, ${by}, ${values}::text[]))`;
}

/** That a column holds what is the caller's own, by keys as those of scopes; each is asked once, and an index serves. */
function mineOf(column: Column, key: string): SQL {
  if (key === "user") return sql`${column} = (select app.user_id())`;
  if (key === "team") return sql`${column} = (select app.team_id())`;
  return sql`${column} = any((select app.member_ids(${sql.raw(`'${key.slice("member:".length)}'`)}))::uuid[])`;
}

/** At most so many bytes of JSON are one answer, whatever asks; its first row is in it in any case. */
export const most_answer = 8_000_000;

/** Rows (with a JSON `text`, in their order) with their number `n` and whether they `fit` into one answer. */
export function numbered(rows: SQL): SQL {
  return sql`select *, n = 1 or bytes <= ${sql.raw(String(most_answer))} as fits
    from (select *, row_number() over down as n, sum(octet_length(text)) over down as bytes from (${rows} offset 0) each window down as (rows unbounded preceding)) summed`;
}

/** Such rows as one JSON list. What comes after one answer's fill is not taken into it, however large it is. */
export function bounded(rows: SQL): SQL {
  return sql`select ${joined(sql`fits`)} from (${numbered(rows)}) numbered`;
}

/** The texts of such rows as one JSON list, of those that are meant. */
export function joined(meant: SQL): SQL {
  return sql`'[' || coalesce(string_agg(text, ',') filter (where ${meant}), '') || ']'`;
}

/** The rows that a question asks for, before order and page. */
export function filter(entity: Entity, question: Question): SQL {
  const { each_day, ...all } = question;
  return each_day ? sql`${entity.columns["id"]} = any(array(select id from first_of_days))` : matching(entity, all);
}

/** What a list of the first rows of each day begins with: their ids, read once, however many scopes are walked. */
export function firstOfDays(entity: Entity, { each_day, ...question }: Question): SQL {
  return each_day ? sql`with first_of_days as materialized (${idsOfDays(entity, each_day, question)})` : sql``;
}

// The ids of the first rows of each day. What is read for them is all that matches, once; what comes of it is bounded.
function idsOfDays(entity: Entity, { column, few, zone }: NonNullable<Question["each_day"]>, question: All): SQL {
  const named = [...new Set(question.order.map((each) => each.column))].filter((name) => name !== "id");
  const columns = sql.join(
    ["id", ...named].map((name) => sql.identifier(name)),
    sql`, `,
  );
  const day = dayOf(entity, column, zone);
  return sql`select id from (
      select id, row_number() over (partition by day_of order by ${orderBy(entity, question)}) as n, dense_rank() over (order by day_of) as nth
      from (select ${columns}, ${day} as day_of from ${rowsOf(entity)} where ${matching(entity, question)} and ${day} is not null) dated
    ) ranked where n <= ${sql.raw(String(few))} and nth <= ${sql.raw(String(limits.days))}`;
}

/** The day of a column: a moment's by the clock of the time zone whose name stands at a place. */
export function dayOf(entity: Entity, column: string, zone: number): SQL {
  const named = sql.identifier(column);
  return entity.fields[column]?.kind === "moment"
    ? sql`(${named} at time zone ${place(zone)}::text)::date`
    : sql`${named}`;
}

type All = Omit<Question, "each_day">;

function matching(entity: Entity, question: All): SQL {
  return (
    and(
      entity.has_bin
        ? question.bin
          ? sql`${entity.columns["deleted_at"]} is not null`
          : isNull(entity.columns["deleted_at"] as Column)
        : undefined,
      question.living === undefined ? undefined : isNull(entity.columns[question.living] as Column),
      question.where && condition(entity, question.where),
      question.imported === undefined
        ? undefined
        : sql`${entity.columns["id"]} in (select row_id from app.log where request_id = ${place(question.imported)} and request_id like 'import:%' and entity = ${sql.raw(`'${entity.name}'`)})`,
      question.q === undefined
        ? undefined
        : sql`${entity.columns["id"]} in (select app.find(${sql.raw(`'${entity.name}'`)}, ${place(question.q)}))`,
    ) ?? sql`true`
  );
}

/** `order by` of a question; empty values come last either way. */
export function orderBy(entity: Entity, question: Pick<Question, "order">): SQL {
  return sql.join(
    question.order.map(
      ({ column, descending }) =>
        sql`${orderKey(entity, column)}${descending ? sql` desc` : sql``}${nullable(entity, column) ? sql` nulls last` : sql``}`,
    ),
    sql`, `,
  );
}

/** What a column sorts by: choices by their own order, such as stages from new to won, all else by itself. */
export function orderKey(entity: Entity, column: string): SQL {
  const { choices, chosen_from, list, own } = entity.fields[column] ?? {};
  if (own && choices) {
    const keys =
      sql.raw(`(select array_agg(c ->> 'key' order by nth) from public.own_fields, jsonb_array_elements(choices) with ordinality of_it (c, nth)
      where entity = '${entity.name}' and 'custom.' || key = '${column}')`);
    return sql`array_position(${keys}, ${sql.identifier(column)})`;
  }
  if (chosen_from && !list) {
    const keys = sql`(select array_agg(key order by rank) from ${sql.identifier(chosen_from)})`;
    return sql`array_position(${keys}, ${sql.identifier(column)})`;
  }
  if (!choices || list) return sql`${sql.identifier(column)}`;
  const order = choices.map((choice) => `'${choice}'`).join();
  return sql`array_position(array[${sql.raw(order)}], ${sql.identifier(column)})`;
}

/** Rows from the cursor's on, in the question's order. The bound on the first column alone lets an index begin there. */
export function fromCursor(entity: Entity, question: Question): SQL | undefined {
  const { from, from_nulls, order } = question;
  if (!from) return undefined;
  const same = order.map(({ column }, depth) =>
    from_nulls[depth]
      ? isNull(entity.columns[column] as Column)
      : sql`${orderKey(entity, column)} = ${place(from[depth] as number)}`,
  );
  const alternatives = order.flatMap(({ column, descending }, depth) => {
    const behind = from_nulls[depth] ? undefined : beyond(entity, column, descending, from[depth] as number);
    return behind ? [and(...same.slice(0, depth), behind)] : [];
  });
  const [first] = order;
  const bound =
    first && !nullable(entity, first.column)
      ? sql`${orderKey(entity, first.column)} ${sql.raw(first.descending ? "<=" : ">=")} ${place(from[0] as number)}`
      : undefined;
  return and(bound, or(...alternatives, and(...same)));
}

function beyond(entity: Entity, name: string, descending: boolean, index: number): SQL | undefined {
  const further = sql`${orderKey(entity, name)} ${sql.raw(descending ? "<" : ">")} ${place(index)}`;
  return nullable(entity, name) ? or(further, isNull(entity.columns[name] as Column)) : further;
}

function nullable(entity: Entity, column: string): boolean {
  return entity.fields[column]?.nullable === true;
}
