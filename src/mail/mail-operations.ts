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

/** The log of outgoing mail, in the API's document. */
export const mail_operations: Operations = {
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
};
