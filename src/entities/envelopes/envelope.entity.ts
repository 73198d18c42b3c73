import { copied } from "../../database/columns.ts";
import { z } from "zod";
import { sql } from "../../database/drizzle.ts";
import { entity } from "../../entity/describe.ts";
import { verb } from "../../entity/verb.ts";
import { envelopes } from "./envelope.schema.ts";

/** Envelopes: versions of documents that people are asked to approve or sign. */
export const envelope = entity(envelopes, {
  title: { one: "Envelope", many: "Envelopes" },
  about:
    "A version of a document that people are asked to approve or sign, until a day: which file by its SHA-256, how far it is, and the version with the signatures. It has the rights of its document. It is made by POST /api/signing/documents/{id}/envelopes and changed by the other operations of signing alone.",
  kinds: { message: "text", reason: "text" },
  state: "status",
  written_by_verbs: [
    ...copied,
    "entity",
    "row_id",
    "visibility",
    "document_status",
    "name",
    "file_id",
    "number",
    "digest",
    "purpose",
    "in_order",
    "message",
    "language",
    "expires_at",
    "reason",
    "completed_at",
    "signed_file_id",
    "signed_digest",
    "finished_at",
    "tries",
    "next_try_at",
    "problem",
  ],
  verbs: {
    remind: verb(
      "Asks those again whose turn it is, three times each at most.",
      z.object({}),
      async ({ tx, input: { id } }) => void (await tx.execute(sql`select app.remind_envelope(${id})`)),
      { right: "read" },
    ),
    cancel: verb(
      "Withdraws the envelope: its links open nothing from now on, and nobody signs it.",
      z.object({ reason: z.string().trim().max(2000).nullable().default(null) }),
      async ({ tx, input: { id, reason } }) =>
        void (await tx.execute(sql`select app.cancel_envelope(${id}, ${reason})`)),
      { right: "read" },
    ),
  },
});
