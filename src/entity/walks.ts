import { sql, type SQL } from "../database/drizzle.ts";
import { filter, fromCursor, orderBy, orderKey } from "./compile.ts";
import { rowsOf } from "./rows-of.ts";
import type { Entity } from "./describe.ts";
import type { Question } from "./list-request.ts";
import { memberIds, mine, type Scope, type Scopes } from "./scopes.ts";

/** The rows of a page, and one more that says whether another follows: those of each scope, in order, merged. */
export function pageOf(entity: Entity, question: Question, columns: string[], walked: Scopes): SQL {
  const rows = question.limit + 1;
  const order = orderBy(entity, question);
  const page: Page = {
    entity,
    question,
    columns: columns.map((column) => sql.identifier(column)),
    where: sql`${filter(entity, question)} and ${fromCursor(entity, question) ?? sql`true`}`,
    order,
    reach: rows + question.offset,
  };
  // One walk is enough for whoever reads all; who reads nothing is told so by none that finds anything.
  const { all } = walked;
  const scopes = all ? [all] : Object.values(walked);
  const walks = (scopes.length > 0 ? scopes : [nowhere]).map((scope) => walk(page, scope));
  const keys = question.order.map(({ column }) => orderKey(entity, column));
  const distinct = walks.length > 1 ? sql`distinct on (${sql.join(keys, sql`, `)}) ` : sql``;
  const offset = sql.raw(question.offset ? `offset ${question.offset}` : "");
  return sql`select ${distinct}* from (${sql.join(walks, sql` union all `)}) walked order by ${order} limit ${sql.raw(String(rows))} ${offset}`;
}

type Page = {
  entity: Entity;
  question: Question;
  columns: ReturnType<typeof sql.identifier>[];
  where: SQL;
  order: SQL;
  /** As many rows as a walk may have to give. */
  reach: number;
};

const nowhere: Scope = { column: null, key: "none", predicate: "false" };

function walk(page: Page, scope: Scope): SQL {
  const [, kind] = /^member:(\w+)$/.exec(scope.key) ?? [];
  // (What is so by its own id is one row for each membership, which are found together.)
  if (kind && scope.column && scope.column !== "id") return walkOfMember(page, scope, kind);
  if (!kind && scope.column && mayBeSparse(page)) return walkOfFew(page, scope);
  return inOrder(page, scope);
}

const inOrder = ({ columns, entity, where, order, reach }: Page, scope: Scope, when = sql`true`): SQL =>
  sql`(select ${sql.join(columns, sql`, `)} from ${rowsOf(entity)}
    where ${when} and (${mine(scope.predicate)}) and ${where} order by ${order} limit ${sql.raw(String(reach))})`;

// (By `created_at` each scope has an index of its own; the bin is small.)
const mayBeSparse = ({ question }: Page) => question.order[0]?.column !== "created_at" && !question.bin;

/**
 * In other orders only the rows of all have an index, and whoever has few of them, or none, would go through all others' for
 * these: PostgreSQL expects as many as others have. So these are counted first, up to so many, and few are read and sorted.
 */
function walkOfFew(page: Page, scope: Scope): SQL {
  const { columns, entity, where, order, reach } = page;
  const names = sql.join(columns, sql`, `);
  const most = sql.raw(String(few));
  const living = page.question.living && sql` and ${sql.identifier(page.question.living)} is null`;
  const live = sql`${entity.has_bin ? sql`deleted_at is null` : sql`true`}${living || sql``}`;
  return sql`(with held as materialized (select count(*) as n from
      (select from ${rowsOf(entity)} where (${mine(scope.predicate)}) and ${live} limit ${most} + 1) counted)
    (select * from (select ${names} from ${rowsOf(entity)}
      where (select n from held) <= ${most} and (${mine(scope.predicate)}) and ${where} offset 0) few order by ${order} limit ${sql.raw(String(reach))})
    union all ${inOrder(page, scope, sql`(select n from held) > ${most}`)})`;
}

// So many rows are sorted at once; a page of more than these lies in the first quarter of all.
const few = 250;

/**
 * Of what one is a member of there may be hundreds, and the page is in few of them. So each is asked for its first keys
 * alone, as many as its even share of the page: the best of these bound the page, and only what has one of them (or one
 * as good) is walked.
 */
function walkOfMember(page: Page, scope: Scope, kind: string): SQL {
  const { columns, entity, question, where, order } = page;
  const reach = sql.raw(String(page.reach));
  const column = sql.identifier(scope.column ?? "");
  const [first] = question.order;
  if (!first) throw new Error("a list has an order");
  const key = orderKey(entity, first.column);
  const near_order = sql`k ${sql.raw(first.descending ? "desc" : "asc")} nulls last`;
  const own = (within: SQL) => sql`${column} = ${within} and (${mine(scope.predicate)}) and ${where}`;
  const bound = boundedBy(entity, first);
  return sql`(with mine as materialized (select ${sql.raw(memberIds(kind))} as ids),
    heads as materialized (select m.id, head.k from unnest((select ids from mine)) m (id) cross join lateral
      (select ${key} as k from ${rowsOf(entity)} where ${own(sql`m.id`)} order by ${order}
        limit (select greatest(1, ceil(${reach} / greatest(1, cardinality(ids))::numeric)) from mine)) head),
    near as materialized (select id, k from heads order by ${near_order} fetch first ${reach} rows with ties)
    ${bound ? sql`, bound as materialized (select case when count(*) < ${reach} then ${bound.none} else ${bound.last} end as k from near)` : sql``}
    select w.* from (select distinct id from near) m cross join lateral
      (select ${sql.join(columns, sql`, `)} from ${rowsOf(entity)} where ${own(sql`m.id`)}
        ${bound ? sql`and ${key} ${sql.raw(first.descending ? ">=" : "<=")} (select k from bound)` : sql``}
        order by ${order} limit ${reach}) w)`;
}

// The worst key that the page can have, for kinds of which row security lets an index hear of it.
function boundedBy(entity: Entity, { column, descending }: { column: string; descending: boolean }) {
  const { kind, nullable } = entity.fields[column] ?? {};
  if (nullable || kind !== "moment") return undefined;
  return descending
    ? { none: sql.raw("'-infinity'"), last: sql.raw("min(k)") }
    : { none: sql.raw("'infinity'"), last: sql.raw("max(k)") };
}
