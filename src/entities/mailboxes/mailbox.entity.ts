import { z } from "zod";
import { eq } from "../../database/drizzle.ts";
import { entity } from "../../entity/describe.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { mailboxes } from "./mailbox.schema.ts";

const not_yours = "This mailbox is not yours to change.";
const id = { id: mailboxes.id };

/** E-mail accounts that are read and answered here. */
export const mailbox = entity(mailboxes, {
  title: { one: "Mailbox", many: "Mailboxes" },
  about:
    "An e-mail account (IMAP and SMTP) whose letters become conversations. A private one is read by its owner alone, whatever the role of others; one of a team or of the company is made by an administrator. Its password is set by PUT /api/inbox/mailboxes/{id}/password, and nobody reads it.",
  example: {
    name: "Support",
    address: "support@here.example",
    imap_host: "imap.here.example",
    smtp_host: "smtp.here.example",
  },
  kinds: { signature: "text", last_error: "text", days_back: "count", imap_port: "count", smtp_port: "count" },
  state: "status",
  given_once: ["address", "days_back"],
  written_by_verbs: ["checked_at", "failing_since", "last_error"],
  verbs: {
    pause: verb(
      "Reads and sends nothing for now.",
      z.object({}),
      async ({ tx, input }) => {
        const paused = await tx
          .update(mailboxes)
          .set({ status: "paused" })
          .where(eq(mailboxes.id, input.id))
          .returning(id);
        mustChange(paused, not_yours);
      },
      { from: ["waiting", "working", "failing"] },
    ),
    resume: verb(
      "Reads and sends again.",
      z.object({}),
      async ({ tx, input }) => {
        const resumed = await tx
          .update(mailboxes)
          .set({ status: "waiting" })
          .where(eq(mailboxes.id, input.id))
          .returning(id);
        mustChange(resumed, not_yours);
      },
      { from: ["paused"] },
    ),
  },
});
