import { entity } from "../../entity/describe.ts";
import { people } from "../people/people.schema.ts";
import { mails } from "./mail.schema.ts";

/** Letters that came, that were written here, and notes of colleagues beside them. */
export const mail = entity(mails, {
  title: { one: "E-mail", many: "E-mails" },
  about:
    "A letter of a conversation, or a note of a colleague beside it that is never sent. What is written is kept by PUT /api/inbox/drafts/{id}, and sent by POST /api/inbox/drafts/{id}/send. Its values stand in no log, and nobody but those who read its mailbox sees it.",
  example: {
    conversation_id: "01930000-0000-7000-8000-000000000001",
    mailbox_id: "01930000-0000-7000-8000-000000000002",
    kind: "written",
    name: "Delivery in December",
    recipients: { to: [{ name: "Ada Durand", address: "ada@durand.example" }], cc: [], bcc: [], reply_to: [] },
    mailed_at: "2026-11-30T09:00:00Z",
  },
  refers: { mention_ids: people },
  kinds: { body: "text", problem: "text" },
  state: "status",
});
