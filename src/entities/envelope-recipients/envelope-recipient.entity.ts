import { copied } from "../../database/columns.ts";
import { entity } from "../../entity/describe.ts";
import { envelope_recipients } from "./envelope-recipient.schema.ts";

/** Who is asked to approve or sign. */
export const envelope_recipient = entity(envelope_recipients, {
  title: { one: "Recipient", many: "Recipients" },
  about:
    "Somebody who is asked to approve or sign a version of a document: a colleague, or anybody with an e-mail address and a link of their own. Whoever sees the document sees it, and the colleague while it is their turn.",
  kinds: { words: "text" },
  state: "status",
  hidden: ["mail_due", "edition"],
  written_by_verbs: [
    ...copied,
    "entity",
    "row_id",
    "visibility",
    "document_status",
    "envelope_id",
    "position",
    "person_id",
    "name",
    "email",
    "purpose",
    "open",
    "expires_at",
    "asked_at",
    "viewed_at",
    "decided_at",
    "decided_from",
    "words",
    "reminders",
    "reminded_at",
    "end_reminded",
  ],
});
