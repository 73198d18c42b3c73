import { z } from "zod";
import { sql } from "../../database/drizzle.ts";
import { entity } from "../../entity/describe.ts";
import { verb } from "../../entity/verb.ts";
import { webhooks } from "./webhook.schema.ts";

/** Where the server sends what happens to records. */
export const webhook = entity(webhooks, {
  title: { one: "Webhook", many: "Webhooks" },
  about:
    "An address of another system that is sent what happens to records, by the Standard Webhooks specification: `webhook-id`, `webhook-timestamp` and `webhook-signature` (v1, HMAC-SHA256). Each event is `ENTITY.created`, `.updated`, `.removed` or `.entered:STATE`; the record is read under the rights of `reader_id` when it is sent. Whoever changes or resumes a webhook becomes its reader. In person only. `POST /api/integrations/webhooks/{id}/secret` makes its secret.",
  example: {
    name: "Accounting",
    address: "https://hooks.example/tandem",
    events: ["leads.created", "leads.entered:won"],
  },
  kinds: { last_error: "text", paused_reason: "text", note: "text" },
  state: "status",
  // Only the database's own functions write these.
  written_by_verbs: [
    "reader_id",
    "paused_reason",
    "paused_at",
    "failing_since",
    "last_error",
    "dropped",
    "secret_at",
    "old_secret_until",
  ],
  verbs: {
    pause: verb(
      "Sends nothing for now. What happens meanwhile waits.",
      z.object({}),
      async ({ tx, input: { id } }) => void (await tx.execute(sql`select app.pause_webhook(${id}, true)`)),
      { right: "pause", from: ["waiting", "delivering", "retrying"] },
    ),
    resume: verb(
      "Sends what waits and what comes again, under the rights of whoever resumes it.",
      z.object({}),
      async ({ tx, input: { id } }) => void (await tx.execute(sql`select app.pause_webhook(${id}, false)`)),
      { right: "pause", from: ["paused"] },
    ),
    try_now: verb(
      "Sends what waits now, instead of at the next try.",
      z.object({}),
      async ({ tx, input: { id } }) => void (await tx.execute(sql`select app.pause_webhook(${id}, false)`)),
      { right: "pause", from: ["retrying"] },
    ),
  },
});
