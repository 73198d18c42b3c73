import type { Operations } from "../entity/openapi-entity.ts";
import { data, flag, list, moment, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { draft_input, note_input, page_query, seen_input, send_input } from "./serve-inbox.ts";
import { missing_query, password_input } from "./serve-mailboxes.ts";

const tag = "inbox";
const id_in_path = [{ $ref: "#/components/parameters/id" }];
const no_in_path = { name: "no", in: "path", required: true, schema: { type: "integer", minimum: 0 } };
const bytes = { media: { "application/octet-stream": { schema: { type: "string", format: "binary" } } } };
const gone = ["RESOURCE_NOT_FOUND"] as const;
const written = data(object({ id: uuid, conversation_id: uuid }));
const mailbox = object({
  id: uuid,
  name: text,
  address: text,
  visibility: text,
  status: text,
  checked_at: orNull(moment),
  last_error: orNull(text),
  failing_since: orNull(moment),
  signature: orNull(text),
  owner_id: orNull(uuid),
});
const met = object({
  path: text,
  uid: number,
  outcome: text,
  reason: orNull(text),
  message_id: orNull(text),
  from_address: orNull(text),
  subject: orNull(text),
  at: moment,
  conversation_id: orNull(uuid),
  mail_id: orNull(uuid),
  status: orNull(text),
  removed: orNull(flag),
  conversation: orNull(text),
});
const there = object({ path: text, from: text, subject: text, message_id: orNull(text), at: orNull(moment) });

/** The inbox, in the API's document, beside what its entities give. */
export const inbox_operations: Operations = {
  "/api/inbox/counts": {
    get: {
      id: "inbox_counts",
      tag,
      summary: "Count what waits in the inbox",
      about:
        "Open conversations of one's own, unassigned and unread ones, drafts (each up to 100), and how one's mailboxes stand.",
      answer: {
        schema: data(
          object({ mine: number, unassigned: number, unread: number, drafts: number, mailboxes: list(mailbox) }),
        ),
      },
    },
  },
  "/api/inbox/drafts/{id}": {
    put: {
      id: "inbox_keep_draft",
      tag,
      summary: "Keep a draft",
      about:
        "Under an id that the caller makes: an answer in a conversation, or the first e-mail of a new one. Only its writer changes it.",
      path: id_in_path,
      once: true,
      body: draft_input,
      answer: { schema: written },
      fails: [...gone, "QUOTA_EXCEEDED"],
    },
  },
  "/api/inbox/drafts/{id}/send": {
    post: {
      id: "inbox_send",
      tag,
      summary: "Send a draft",
      about:
        "In ten seconds, or at `send_at`; until then inbox_recall takes it back. With `unless_answered` it is called off when they write first.",
      path: id_in_path,
      once: true,
      body: send_input,
      answer: { schema: data(object({ id: uuid, conversation_id: uuid, send_at: moment })) },
      fails: [...gone, "QUOTA_EXCEEDED"],
    },
  },
  "/api/inbox/drafts/{id}/recall": {
    post: {
      id: "inbox_recall",
      tag,
      summary: "Take back what waits to be sent",
      about: "It is a draft again. Refused once it has been sent.",
      path: id_in_path,
      once: true,
      body: { type: "object", additionalProperties: false },
      answer: { schema: written },
      fails: gone,
    },
  },
  "/api/inbox/drafts/{id}/discard": {
    post: {
      id: "inbox_discard",
      tag,
      summary: "Discard a draft",
      about: "And its conversation, where nothing else stands in it.",
      path: id_in_path,
      once: true,
      body: { type: "object", additionalProperties: false },
      answer: { schema: data(object({ id: uuid })) },
      fails: gone,
    },
  },
  "/api/inbox/conversations/{id}/notes": {
    post: {
      id: "inbox_add_note",
      tag,
      summary: "Add a note for colleagues",
      about: "It stands beside the e-mails of the conversation and is never sent. Whoever is mentioned is told.",
      path: id_in_path,
      once: true,
      body: note_input,
      answer: { status: 201, schema: data(object({ id: uuid })) },
      fails: gone,
    },
  },
  "/api/inbox/conversations/{id}/seen": {
    post: {
      id: "inbox_mark_seen",
      tag,
      summary: "Mark a conversation as read or unread",
      about: "The mailbox's server is told with the next look at it.",
      path: id_in_path,
      once: true,
      body: seen_input,
      answer: { schema: data(object({ id: uuid })) },
      fails: gone,
    },
  },
  "/api/inbox/mails/{id}/page": {
    get: {
      id: "inbox_mail_page",
      tag,
      summary: "Show the formatted text of an e-mail",
      about:
        "A page cleaned of scripts, forms, frames and style sheets, whose headers let it run and load nothing; with `pictures=1` it loads pictures of elsewhere, which tells their servers that it is read.",
      path: id_in_path,
      query: page_query,
      answer: { media: { "text/html": { schema: { type: "string" } } } },
      fails: gone,
    },
  },
  "/api/inbox/mails/{id}/original": {
    get: {
      id: "inbox_mail_original",
      tag,
      summary: "Download an e-mail as it came",
      about: "Its bytes (RFC 5322), or those that were sent.",
      path: id_in_path,
      answer: bytes,
      fails: gone,
    },
  },
  "/api/inbox/mails/{id}/files/{no}": {
    get: {
      id: "inbox_mail_file",
      tag,
      summary: "Download a file of an e-mail",
      about: "Whole or one range of bytes, for whoever may read the e-mail. Browsers run nothing of it.",
      path: [...id_in_path, no_in_path],
      answer: bytes,
      fails: gone,
    },
  },
  "/api/inbox/mailboxes/{id}/password": {
    put: {
      id: "mailboxes_keep_password",
      tag,
      summary: "Set the password of a mailbox",
      about:
        "Sealed with a key that the database does not have, and never told again. A change of a server or of the login asks for it anew.",
      path: id_in_path,
      once: true,
      body: password_input,
      answer: { schema: data(object({ id: uuid })) },
      fails: gone,
    },
  },
  "/api/inbox/mailboxes/{id}/try": {
    post: {
      id: "mailboxes_try",
      tag,
      summary: "Try the servers of a mailbox",
      about: "Signs in at both. Each is null where that went well, else what the server says.",
      caller: "person",
      path: id_in_path,
      body: { type: "object", additionalProperties: false },
      answer: { schema: data(object({ receiving: orNull(text), sending: orNull(text) })) },
      fails: gone,
    },
  },
  "/api/inbox/mailboxes/{id}/missing": {
    get: {
      id: "mailboxes_missing",
      tag,
      summary: "Find what became of a message",
      about:
        "Messages that the mailbox has met with these words in sender, subject or Message-ID, with what became of each and why; 50 at most.",
      path: id_in_path,
      query: missing_query,
      answer: { schema: data(list(met)) },
      fails: gone,
    },
  },
  "/api/inbox/mailboxes/{id}/look": {
    post: {
      id: "mailboxes_look",
      tag,
      summary: "Look for a message on the server of a mailbox",
      about: "In all of its folders, also those that are not read here; 50 at most.",
      caller: "person",
      path: id_in_path,
      body: missing_query,
      answer: { schema: data(list(there)) },
      fails: gone,
    },
  },
};
