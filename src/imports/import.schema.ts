import { customType, index, integer, jsonb, pgSchema, pgTable, primaryKey, text, uuid } from "../database/drizzle.ts";
import { common, moment } from "../database/columns.ts";
import { people } from "../entities/people/people.schema.ts";
import { import_states } from "./import-states.ts";

const app = pgSchema("app");
const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** One file that somebody imports, what was found in it, what is to be done with it, and how far that has come. */
export const imports = pgTable(
  "imports",
  {
    ...common(),
    owner_id: uuid().references(() => people.id),
    /** The file's name. */
    name: text().notNull(),
    entity: text().notNull(),
    state: text({ enum: import_states }).notNull().default("uploading"),
    bytes: integer().notNull().default(0),
    /** Encoding, delimiter and whether there is a header (file-format.ts). */
    format: jsonb().notNull().default({}),
    /** Columns as they were found, with samples and guesses (analyse.ts). */
    columns: jsonb().notNull().default([]),
    /** Mapping, match key and what to do on a match (import-settings.ts). */
    settings: jsonb().notNull().default({}),
    total: integer().notNull().default(0),
    /** Rows that are behind the present work; changes in the transaction that writes them. */
    done: integer().notNull().default(0),
    counts: jsonb().notNull().default({}),
    samples: jsonb().notNull().default([]),
    /** Texts that were left out of rows that went in, with how often (left-out.ts). */
    left_out: jsonb().notNull().default([]),
    error: text(),
    run_id: uuid(),
    /** When a server last showed that it works on it. */
    beat_at: moment(),
  },
  (t) => [index().on(t.owner_id, t.created_at.desc()), index().on(t.state)],
);

/** The file, in pieces. */
export const import_chunks = app.table(
  "import_chunks",
  {
    import_id: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    no: integer().notNull(),
    data: bytea().notNull(),
  },
  (t) => [primaryKey({ columns: [t.import_id, t.no] })],
);

/** Rows of the file that were not taken, or not taken back, and why. */
export const import_rows = app.table(
  "import_rows",
  {
    import_id: uuid()
      .notNull()
      .references(() => imports.id, { onDelete: "cascade" }),
    line: integer().notNull(),
    outcome: text().notNull(),
    cells: jsonb().notNull(),
    /** A sentence per field; "" is the row as a whole. */
    reasons: jsonb().notNull(),
    /** The cells without which the row went in: column, field, text, reason. */
    left_out: jsonb().notNull().default([]),
    row_id: uuid(),
  },
  (t) => [primaryKey({ columns: [t.import_id, t.line] })],
);
