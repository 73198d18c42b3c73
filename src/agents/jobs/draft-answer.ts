import { z } from "zod";
import { schema } from "../../entity/json-schema.ts";
import type { OwnTool } from "../tools/reading-tools.ts";
import { answer } from "./answer-question.ts";
import type { Asking, Job } from "./job.ts";
import { customers } from "./summarised.ts";

const takes = z.strictObject({
  subject: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^\P{Cc}*$/u, "is one line"),
  text: z.string().trim().min(1).max(10_000).describe("The letter as Markdown, from the greeting to the name below it"),
});

/** An e-mail or a note, drafted from what is known: an e-mail to a record's people is kept for who asked to change and send. */
export const draftAnswer = ((asking) =>
  answer(asking, ({ entity, id }) => (isCustomer(entity) && id ? [draftTool(asking)] : []))) satisfies Job;

// (Others have nobody to write to.)
const isCustomer = (entity: string | undefined) => customers.some((each) => each === entity);

const draftTool = ({ draft }: Pick<Asking, "draft">): OwnTool => ({
  name: "draft_mail",
  description:
    "Draft an e-mail to the people of the record: it is not sent, but shown to who asked, who changes it and sends it. The last draft counts",
  input_schema: schema(takes),
  writes: true,
  right: "draft",
  takes,
  use: async (input) => {
    const text = "Drafted: it is not sent. Do not repeat it in your answer, say in a sentence what it says.";
    return { text, found: 1, writes: [draft(input as z.output<typeof takes>)] };
  },
});
