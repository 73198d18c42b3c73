import { and, eq, isNotNull } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { refusalOf } from "../../templates/render-template.ts";
import { email_templates } from "./email-template.schema.ts";

const id = { id: email_templates.id };

/** Templates of e-mails: sources with variables, which people fill in for a record and then send as their own. */
export const email_template = entity(email_templates, {
  title: { one: "E-mail template", many: "E-mail templates" },
  about:
    'The subject and text of an e-mail in Liquid and Markdown, with variables of its recipient, a lead or a client, and its sender. Active ones are offered where an e-mail is written from a record; a variable without a value needs a fallback: `{{ recipient.first_name | default: "there" }}`.',
  example: {
    name: "First answer",
    language: "english",
    subject: "Your request, {{ recipient.name }}",
    body: "Good morning {{ recipient.first_name | default: recipient.name }},\n\nthank you for your message.\n\n{{ sender.name }}",
  },
  kinds: { body: "text" },
  sound: {
    subject: (text) => refusalOf("subject", text),
    body: (text) => refusalOf("body", text),
  },
  state: "status",
  written_by_verbs: ["uses", "used_at"],
  verbs: {
    move: verb(
      "Activates a template, takes it back to its draft or retires it. Only active ones are offered for e-mails.",
      z.object({ status: z.enum(email_templates.status.enumValues) }),
      async ({ tx, input }) => {
        const { status } = input;
        const whole = and(isNotNull(email_templates.subject), isNotNull(email_templates.body));
        const moved = await tx
          .update(email_templates)
          .set({ status })
          .where(and(eq(email_templates.id, input.id), status === "active" ? whole : undefined))
          .returning(id);
        mustChange(moved, "Write a subject and a text before you activate a template.");
      },
      { many: true },
    ),
  },
});
