import { bigint, boolean, check, index, integer, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { belonging, common, judged, listed, parents } from "../../database/columns.ts";

/** A file that belongs to a record; of a document each is a version. What is in it lies in the store, by its digest (src/files). */
export const files = pgTable(
  "files",
  {
    ...common(),
    ...belonging([...parents, "documents", "brief_assets", "brand_kits"]),
    /** Who may see the document that it is a version of, and in which state that is. */
    visibility: text(),
    document_status: text(),
    /** The upload that it is made of: one's own, and so what is in it cannot be guessed by its digest (app.enter_file). */
    upload_id: uuid().notNull(),
    name: text()
      .notNull()
      .default(sql`null`),
    media_type: text(),
    bytes: bigint({ mode: "number" }),
    /** SHA-256, in hex. */
    digest: text(),
    /** Of a version, which one it is and why it was made; whether it is the newest. */
    number: integer(),
    reason: text(),
    newest: boolean().notNull().default(true),
    /** Whether an agent made it: written by the database (app.enter_file). */
    by_agent: boolean().notNull().default(false),
    /** Why its text was not read, or not all of it (src/files/texts/unread.ts). */
    text_problem: text(),
  },
  (t) => [
    ...listed(t, {
      within: judged(t),
    }),
    index().on(t.row_id, t.created_at.desc().nullsFirst(), t.id),
    index().on(t.digest),
    check("files_name", sql`length(${t.name}) between 1 and 255`),
    check("files_reason", sql`length(${t.reason}) <= 300`),
  ],
);
