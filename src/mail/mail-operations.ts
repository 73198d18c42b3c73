import { letter_input, letters_query } from "./serve-record-mail.ts";
import type { Operations } from "../entity/openapi-entity.ts";
import { data, done, flag, list, moment, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";

const mail = object({
  id: uuid,
  purpose: text,
  to_address: text,
  subject: text,
  state: text,
  attempts: number,
  next_attempt_at: orNull(moment),
  last_error: orNull(text),
  created_at: moment,
  sent_at: orNull(moment),
  can_retry: flag,
});

const set_aside = object({
  id: uuid,
  work: text,
  subject: text,
  error: text,
  person: orNull(text),
  entity: orNull(text),
  row_id: orNull(uuid),
  times: number,
  first_at: moment,
  last_at: moment,
  can_retry: flag,
  can_dismiss: flag,
});

/** The log of outgoing mail, and what the server has set aside, in the API's document. */
export const mail_operations: Operations = {
  "/api/record_mail": {
    get: {
      id: "record_mail_list",
      tag: "mail",
      summary: "Get what became of the e-mails from a record",
      about: "The newest 500 letters, one for each address, of a record that the caller sees.",
      query: letters_query,
      answer: {
        schema: data(
          object({
            configured: flag,
            letters: list(object({ activity_id: uuid, to: text, state: text, error: orNull(text) })),
          }),
        ),
      },
    },
    post: {
      id: "record_mail_send",
      tag: "mail",
      caller: "person",
      summary: "Write an e-mail from a record",
      about:
        "To at most 10 addresses of a lead, a contact or a client's contacts, each by a letter of its own, which is answered to the caller. It is kept as an activity at once. 200 a day.",
      needs: "the right to log an activity with the record",
      once: true,
      body: letter_input,
      answer: { status: 201, schema: data(object({ id: uuid })) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/outgoing_mail": {
    get: {
      id: "outgoing_mail_list",
      tag: "mail",
      summary: "Get what became of the mails",
      about: "The newest 100, never what stands in them.",
      needs: "the right to read outgoing mail",
      answer: { schema: data(object({ configured: flag, mails: list(mail) })) },
    },
  },
  "/api/outgoing_mail/retry": {
    post: {
      id: "outgoing_mail_retry",
      tag: "mail",
      summary: "Try a mail again that failed",
      about: "It is queued anew.",
      needs: "the right to have mails tried again",
      once: true,
      body: object({ id: uuid }),
      answer: { schema: done },
    },
  },
  "/api/set_aside": {
    get: {
      id: "set_aside_list",
      tag: "mail",
      summary: "Get what could not be worked on",
      about:
        "The newest 100 notifications, mails, pushes and chores that the server has set aside, each with its reason.",
      needs: "the right to read what was set aside",
      answer: { schema: data(list(set_aside)) },
    },
  },
  "/api/set_aside/retry": {
    post: {
      id: "set_aside_retry",
      tag: "mail",
      summary: "Make a notification that could not be made",
      about: "Once its cause is gone; where it still cannot be made, it stays on the list.",
      needs: "the right to have what was set aside tried again",
      once: true,
      body: object({ id: uuid }),
      answer: { schema: done },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/set_aside/dismiss": {
    post: {
      id: "set_aside_dismiss",
      tag: "mail",
      summary: "Take something off that list",
      about: "It is not tried again.",
      needs: "the right to have what was set aside tried again",
      once: true,
      body: object({ id: uuid }),
      answer: { schema: done },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
