import type { Column } from "../database/drizzle.ts";
import { z } from "zod";
import type { Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import { isObject, oneList } from "./one-list.ts";
import { composed } from "./written.ts";

/**
 * Limits of a question, stated in the OpenAPI document. `terms` counts every condition and every and, or and not around
 * them; `words` those of `q`; `looked_through` the characters, in thousands, that the patterns of a filter may have to
 * look through in one record; `few` and `days` how many rows of a day, and of how many days, `each_day` answers.
 */
export const limits = {
  page: 1000,
  terms: 50,
  depth: 5,
  pattern: 200,
  listed: 1000,
  offset: 100_000,
  words: 12,
  looked_through: 50,
  few: 20,
  days: 62,
} as const;

/** A filter of more terms is answered like any other, but not kept in mind: nobody asks it again and again. */
export const usual_terms = 12;

const operators = ["eq", "neq", "gt", "gte", "lt", "lte", "in", "like", "contains", "is_null", "mine"] as const;
export type Operator = (typeof operators)[number];

type Scalar = string | number | boolean;
export type Conditions = { [column: string]: Scalar | null | { [operator in Operator]?: Scalar | Scalar[] } };

/** A filter as a client writes it: conditions by column, and and/or/not around them. */
export type Where = Conditions | { and: Where[] } | { or: Where[] } | { not: Where };

/** A filter whose values stand aside: what remains is its shape. */
export type Shape =
  | { op: "and" | "or"; parts: Shape[] }
  | { op: "not"; part: Shape }
  | { op: Exclude<Operator, "mine">; column: string; value: number }
  /** That the column holds what is the caller's own: `user`, `team`, or one of what they are a `member:KIND` of. */
  | { op: "mine"; column: string; key: string };

export type Order = { column: string; descending: boolean };

/** A list question, checked: its shape, by which statements are prepared, and its values. */
export type Question = {
  where: Shape | undefined;
  q: number | undefined;
  imported: number | undefined;
  order: Order[];
  columns: string[] | undefined;
  include: string[];
  /** Where the page begins: the keys of its first row. */
  from: number[] | undefined;
  from_nulls: boolean[];
  limit: number;
  offset: number;
  /** Of each day of a column only the first few rows; `zone` is the place of the time zone whose days a moment's are. */
  each_day: { column: string; few: number; zone: number } | undefined;
  bin: boolean;
  /** The column by which what is put away is left out, where it is. */
  living: string | undefined;
  count: boolean;
  /** How many terms the filter has. */
  terms: number;
  values: unknown[];
};

const text = z.string().max(20_000);
/** A time zone, whose days those of a moment are. */
export const zone_query = z
  .string()
  .max(60)
  // PostgreSQL reads offsets, which these could be too, with the other sign.
  .refine((zone) => /^[A-Za-z]/.test(zone) && isZone(zone), "names no time zone, such as Europe/Paris")
  .default("UTC")
  .describe("Time zone whose days are meant, where a column holds moments: Europe/Paris");
/** The query string of a list. */
export const list_query = z.strictObject({
  where: text.optional().describe('Filter as JSON: {"stage":{"in":["new"]},"or":[…]}'),
  q: z.string().trim().max(limits.pattern).optional().describe("Words that the record's text must all contain"),
  imported: z.uuid().optional().describe("An import: only the records that it has made or changed"),
  order: z.string().max(200).optional().describe("Columns, comma-separated, - for descending: -created_at,owner.name"),
  limit: z.coerce.number().int().min(1).max(limits.page).default(50),
  cursor: text.optional().describe("The `next` of the page before"),
  offset: z.coerce.number().int().min(0).max(limits.offset).default(0),
  each_day: z
    .string()
    .max(60)
    .optional()
    .describe(
      `Column of days or moments: of each of its days only the first rows come, \`few\` of them in this order, of the first ${limits.days} days`,
    ),
  few: z.coerce.number().int().min(1).max(limits.few).default(3),
  zone: zone_query,
  columns: z.string().max(2000).optional(),
  include: z.string().max(200).optional().describe("Relations whose names come along, comma-separated"),
  bin: z.enum(["true", "false"]).default("false").describe("Show what was removed instead"),
  count: z.enum(["true", "false"]).default("false"),
});

/** Checks a list question against an entity; throws INVALID_INPUT with what is wrong. */
export function readQuestion(entity: Entity, query: Record<string, string>): Question {
  const given = list_query.parse(query);
  const values: unknown[] = [];
  const keep = (value: unknown) => values.push(composed(value)) - 1;
  const order = readOrder(entity, given.order);
  const from = given.cursor === undefined ? undefined : readCursor(given.cursor, order.length);
  const read = given.where === undefined ? undefined : readWhere(entity, parseJson(given.where), keep);
  return {
    where: read?.where,
    terms: read?.terms ?? 0,
    q: given.q ? keep(findable(entity, given.q)) : undefined,
    imported: given.imported === undefined ? undefined : keep(`import:${given.imported}`),
    order,
    columns: given.columns === undefined ? undefined : once(given.columns, (column) => known(entity, column)),
    include: given.include === undefined ? [] : once(given.include, (relation) => related(entity, relation)),
    from_nulls: from?.map((value) => value === null) ?? [],
    from: from?.map(keep),
    limit: given.limit,
    offset: given.offset,
    each_day:
      given.each_day === undefined ? undefined : readEachDay(entity, given.each_day, given.few, keep(given.zone)),
    bin: given.bin === "true",
    living: given.bin === "true" ? undefined : living(entity, read?.where),
    count: given.count === "true",
    values,
  };
}

/** Checks a filter; values go to `keep`, which answers their place. Answers its shape and how many terms it has. */
export function readWhere(
  entity: Entity,
  where: unknown,
  keep: (value: unknown) => number,
): { where: Shape | undefined; terms: number } {
  let terms = 0;
  let looked_through = 0;
  const count = () => {
    if (++terms > limits.terms)
      throw invalid(`a filter has at most ${limits.terms} terms, its and, or and not included`);
  };
  const read = (node: unknown, depth: number): Shape => {
    if (depth > limits.depth) throw invalid(`filters nest at most ${limits.depth} deep`);
    if (!isObject(node) || Object.keys(node).length === 0) throw invalid("a filter is an object that names a column");
    const parts = Object.entries(node).flatMap(([key, value]): Shape[] => {
      if (key === "and" || key === "or") {
        if (!Array.isArray(value) || value.length === 0) throw invalid(`${key} takes a list of filters`);
        count();
        const each = key === "or" ? oneList(value) : value;
        return [{ op: key, parts: each.map((part) => read(part, depth + 1)) }];
      }
      if (key === "not") {
        count();
        return [{ op: "not", part: read(value, depth + 1) }];
      }
      const conditions = readConditions(entity, known(entity, key), value, keep);
      for (const { op } of conditions) {
        count();
        looked_through += op === "like" || op === "contains" ? thousandsIn(entity, key) : 0;
      }
      return conditions;
    });
    return parts.length === 1 && parts[0] ? parts[0] : { op: "and", parts };
  };
  // A filter that says nothing is none.
  const shape = isObject(where) && Object.keys(where).length === 0 ? undefined : read(where, 1);
  if (looked_through > limits.looked_through)
    throw invalid("it looks for too many patterns in long texts: use q, or fewer of like and contains");
  return { where: shape, terms };
}

/** The column by which a question leaves out what is put away: none where it asks for that, or for what it belongs to. */
function living({ description: { put_away } }: Entity, where: Shape | undefined): string | undefined {
  const named = put_away && ["id", put_away.column, ...put_away.but];
  return named && !names(where, named) ? put_away.column : undefined;
}

function names(shape: Shape | undefined, columns: string[]): boolean {
  if (!shape) return false;
  if ("parts" in shape) return shape.parts.some((part) => names(part, columns));
  return "part" in shape ? names(shape.part, columns) : columns.includes(shape.column);
}

// How many thousand characters a pattern may have to look through in one record.
function thousandsIn(entity: Entity, column: string): number {
  const { kind, list } = entity.fields[column] ?? {};
  return kind === "text" || kind === "data" ? 20 : list ? 5 : 1;
}

function readConditions(entity: Entity, column: string, value: unknown, keep: (value: unknown) => number): Shape[] {
  if (value === null) return [{ op: "is_null", column, value: keep(true) }];
  if (typeof value !== "object") return [{ op: "eq", column, value: keep(value) }];
  if (Object.keys(value).length === 0) throw invalid(`nothing is asked of ${column}`);
  return Object.entries(value).map(([operator, operand]) => {
    if (!(operators as readonly string[]).includes(operator)) throw invalid(`there is no operator ${operator}`);
    checkOperand(entity, column, operator as Operator, operand);
    if (operator === "mine") return { op: operator, column, key: String(operand) };
    return { op: operator as Exclude<Operator, "mine">, column, value: keep(operand) };
  });
}

function checkOperand(entity: Entity, column: string, operator: Operator, operand: unknown): void {
  const scalar = ["string", "number", "boolean"].includes(typeof operand);
  if (operator === "in") {
    if (!Array.isArray(operand) || operand.length > limits.listed)
      throw invalid(`in takes a list of at most ${limits.listed} values`);
  } else if (operator === "is_null") {
    if (typeof operand !== "boolean") throw invalid("is_null takes true or false");
  } else if (operator === "mine") {
    const { columnType } = entity.columns[column] as Column;
    if (columnType !== "PgUUID" || typeof operand !== "string" || !/^(user|team|member:[a-z]{1,30})$/.test(operand))
      throw invalid("mine takes user, team or member:KIND, of a column that points at one record");
  } else if (!scalar) throw invalid(`${operator} takes one value`);
  if (["like", "contains"].includes(operator)) {
    if (typeof operand !== "string" || operand.length > limits.pattern)
      throw invalid(`${operator} takes a text of at most ${limits.pattern} characters`);
    const { columnType } = entity.columns[column] as Column;
    if (!["PgText", "PgArray"].includes(columnType))
      throw invalid(`${column} is no text: ${operator} cannot look into it`);
    if (operator === "like" && entity.fields[column]?.list) throw invalid(`${column} is a list: use contains`);
  }
}

function readOrder(entity: Entity, given: string | undefined): Order[] {
  const named = (given ?? "-created_at")
    .split(",")
    .map((part) => ({ column: known(entity, part.replace(/^-/, "")), descending: part.startsWith("-") }));
  // By what something is sorted already, it is not sorted again.
  const order = named.filter(({ column }, place) => named.findIndex((each) => each.column === column) === place);
  if (order.length > 4) throw invalid("sort by at most four columns");
  if (order.some(({ column }) => column === "id")) return order;
  return [...order, { column: "id", descending: false }];
}

function readEachDay(entity: Entity, column: string, few: number, zone: number): Question["each_day"] {
  if (!hasDays(entity, column)) throw invalid(`${entity.name} has no day or moment ${column}`);
  return { column, few, zone };
}

/** Whether a column holds days or moments. */
export function hasDays(entity: Entity, column: string): boolean {
  const { kind, list } = entity.fields[column] ?? {};
  return !list && (kind === "date" || kind === "moment");
}

function isZone(zone: string): boolean {
  try {
    return !!new Intl.DateTimeFormat("en", { timeZone: zone });
  } catch {
    return false;
  }
}

function readCursor(cursor: string, length: number): unknown[] {
  const keys = parseJson(Buffer.from(cursor, "base64url").toString("utf8"));
  if (!Array.isArray(keys) || keys.length !== length || keys.some((key) => typeof key === "object" && key !== null))
    throw invalid("this cursor is of another list");
  return keys;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw invalid("the filter or cursor is no valid JSON");
  }
}

function known(entity: Entity, column: string): string {
  if (!entity.fields[column]) throw invalid(`${entity.name} has no column ${column}`);
  return column;
}

function related(entity: Entity, relation: string): string {
  if (!entity.relations[relation]) throw invalid(`${entity.name} has no relation ${relation}`);
  return relation;
}

// An answer that repeats a column is as much longer as it likes.
function once(given: string, check: (name: string) => string): string[] {
  const names = given.split(",").map(check);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw invalid(`${repeated} is asked for twice`);
  return names;
}

function findable(entity: Entity, words: string): string {
  if (!entity.searchable) throw invalid(`${entity.name} has no text to find words in`);
  if (words.split(/\s+/).length > limits.words) throw invalid(`q takes at most ${limits.words} words`);
  return words;
}

function invalid(problem: string): AppError {
  return new AppError("INVALID_INPUT", `This question cannot be answered: ${problem}.`);
}
