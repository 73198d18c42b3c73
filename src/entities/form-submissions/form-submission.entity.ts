import { and, eq, inArray, sql } from "../../database/drizzle.ts";
import { z } from "zod";
import type { Transaction } from "../../database/door.ts";
import { entity } from "../../entity/describe.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { form_submissions } from "./form-submission.schema.ts";

const id = { id: form_submissions.id };
const again = ["failed", "set_aside", "dropped"] as const;
const ended = ["failed", "set_aside", "unconfirmed"] as const;
const refused = "This was taken in already, or is not yours to change.";

const runAgain = (tx: Transaction, row_id: string, change: object = {}) =>
  tx
    .update(form_submissions)
    .set({ status: "received", step: null, reason: null, ...change })
    .where(and(eq(form_submissions.id, row_id), inArray(form_submissions.status, [...again])))
    .returning(id);

/** What was sent by forms, and what became of it. */
export const form_submission = entity(form_submissions, {
  title: { one: "Submission", many: "Submissions" },
  about:
    "What somebody sent by a form, with the form's edition, the consent that they gave (its text, version and time, and the address it came from), the page and the words of its campaign. It becomes a lead, or an activity of who is known already. What failed keeps its input and is run again.",
  example: { name: "Ada Durand" },
  kinds: { reason: "text", consent: "text" },
  state: "status",
  hidden: ["once"],
  written_by_verbs: Object.keys(form_submissions).filter((name) => !["id", "name", "status"].includes(name)),
  verbs: {
    run: verb(
      "Takes in once more what failed, was set aside or was dropped.",
      z.object({}),
      async ({ tx, input }) => mustChange(await runAgain(tx, input.id), refused),
      { from: [...again], many: true },
    ),
    mend: verb(
      "Replaces what was sent, which is kept as `original`, and takes it in once more.",
      z.object({ sent: z.record(z.string().max(100), z.string().max(5000)) }),
      async ({ tx, input: { id: row_id, sent } }) => {
        const original = sql`coalesce(${form_submissions.original}, ${form_submissions.sent})`;
        mustChange(await runAgain(tx, row_id, { original, sent }), refused);
      },
      { from: [...again] },
    ),
    drop: verb(
      "Makes nothing of what was sent. It is deleted after 90 days, and can be run until then.",
      z.object({}),
      async ({ tx, input }) => {
        const dropped = await tx
          .update(form_submissions)
          .set({ status: "dropped" })
          .where(and(eq(form_submissions.id, input.id), inArray(form_submissions.status, [...ended])))
          .returning(id);
        mustChange(dropped, refused);
      },
      { from: [...ended], many: true },
    ),
  },
});
