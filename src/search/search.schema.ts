import { customType, index, integer, pgSchema, primaryKey, sql, text, uuid } from "../database/drizzle.ts";
import { moment } from "../database/columns.ts";

const app = pgSchema("app");
const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * What can be found of every record that is not in the bin: its words, and a copy of the columns that the scopes ask for,
 * under the same names; of what was said of a record, those of that record. Written by triggers (app.make_searchable); only definer functions read it.
 */
export const search_rows = app.table(
  "search_rows",
  {
    id: uuid().notNull(),
    entity: text().notNull(),
    name: text().notNull(),
    description: text(),
    state: text(),
    owner_id: uuid(),
    team_id: uuid(),
    account_id: uuid(),
    portal_user_id: uuid(),
    /** When it was last changed, to the day. */
    at: moment().notNull(),
    /** Folded words; `n.` before those of the name, `s.` before stems. */
    lexemes: tsvector().notNull(),
    /** The same without columns that some reading role may not see; null where there are none such. */
    open_lexemes: tsvector(),
    /** What was said of a record (a comment, an activity): the table of that record, whose owner and team stand above; */
    parent: text(),
    /** who said it, or is to do it; */
    said_by: uuid(),
    /** and what it is: a call, a visit. */
    kind: text(),
  },
  (t) => [
    primaryKey({ columns: [t.entity, t.id] }),
    index().on(t.entity, t.at.desc().nullsFirst()),
    // What was said stands apart: of a record there is much of it, and the newest records of somebody would not be in sight for it.
    ...[t.owner_id, t.team_id].map((column) =>
      index()
        .on(column, t.at.desc().nullsFirst())
        .where(sql`parent is null`),
    ),
    ...[t.owner_id, t.team_id, t.said_by].map((column) =>
      index(`search_rows_said_${column.name}_index`)
        .on(column, t.at.desc().nullsFirst())
        .where(sql`parent is not null`),
    ),
    index().on(t.account_id),
    index().on(t.portal_user_id),
    // With the scopes in it, so that what is frequent elsewhere costs nobody else anything.
    index("search_rows_lexemes_index").using("gin", t.lexemes, t.entity, t.owner_id, t.team_id),
  ],
);

/** Which searches a person has made, for what is popular: one row per person and words. */
export const search_runs = app.table(
  "search_runs",
  {
    user_id: uuid().notNull(),
    /** Folded, in one line. */
    query_key: text().notNull(),
    query_text: text().notNull(),
    times: integer().notNull().default(1),
    last_at: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.query_key] }), index().on(t.last_at)],
);

/**
 * Every word of names, companies and places, for those who misspell it. Several of one word do no harm, and a unique key
 * would make writers wait for each other.
 */
export const search_words = app.table("search_words", { word: text().notNull() }, (t) => [
  index().on(t.word),
  index("search_words_trigrams_index").using("gin", t.word.op("gin_trgm_ops")),
]);
