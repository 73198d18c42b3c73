import { boolean, check, index, integer, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { belonging, common, judged, listed, moment } from "../../database/columns.ts";
import { files } from "../files/file.schema.ts";

/** A version of a document that people are asked to approve or sign. Only the database writes it. */
export const envelopes = pgTable(
  "envelopes",
  {
    ...common(),
    ...belonging(["documents"]),
    /** Who may see the document, and in which state that is. */
    visibility: text(),
    document_status: text(),
    /** What the document was called when it was sent. */
    name: text().notNull(),
    /** The version that is signed, whatever is added to the document later, and its SHA-256. */
    file_id: uuid()
      .notNull()
      .references(() => files.id, { onDelete: "cascade" }),
    number: integer(),
    digest: text().notNull(),
    purpose: text({ enum: ["approval", "signature"] })
      .notNull()
      .default("signature"),
    status: text({
      enum: ["sent", "viewed", "partially_signed", "completed", "declined", "cancelled", "expired"],
    })
      .notNull()
      .default("sent"),
    /** Whether each recipient is asked after the one before has signed. */
    in_order: boolean().notNull().default(false),
    message: text(),
    language: text({ enum: ["english", "french"] })
      .notNull()
      .default("english"),
    expires_at: moment().notNull(),
    /** Why it was declined or cancelled. */
    reason: text(),
    completed_at: moment(),
    /** The version with the signatures, and its SHA-256. */
    signed_file_id: uuid().references(() => files.id, { onDelete: "set null" }),
    signed_digest: text(),
    /** When what follows from its completion was done; until then the job tries again. */
    finished_at: moment(),
    tries: integer().notNull().default(0),
    next_try_at: moment().notNull().defaultNow(),
    problem: text(),
  },
  (t) => [
    ...listed(t, { within: [...judged(t), t.status] }),
    index().on(t.row_id, t.created_at.desc().nullsFirst(), t.id),
    index().on(t.file_id),
    index().on(t.signed_file_id),
    index().on(t.signed_digest),
    index()
      .on(t.expires_at)
      .where(sql`status in ('sent', 'viewed', 'partially_signed')`),
    index("envelopes_to_finish_index")
      .on(t.next_try_at)
      .where(sql`status = 'completed' and finished_at is null`),
    check("envelopes_message", sql`length(${t.message}) <= 2000`),
    check("envelopes_reason", sql`length(${t.reason}) <= 2000`),
    check("envelopes_digest", sql`${t.digest} ~ '^[0-9a-f]{64}$'`),
  ],
);
