import type { Operations } from "../entity/openapi-entity.ts";
import { data, flag, list, number, object, text } from "../entity/openapi-operation.ts";
import { fill_query, template_input } from "./serve-templates.ts";

const problem = object({ part: text, kind: text, line: number, column: number, name: text });
const values = { type: "object", description: "The values by group and name, as far as they are known and seen." };
const made = { subject: text, body: text, problems: list(problem), values };
const tag = "email_templates";
const example = {
  entity: "leads",
  row_id: "0199f5a2-6c1e-7d3b-8a41-5f2e9c7d1b60",
  language: "english",
  subject: "Your request",
  body: "Good morning {{ recipient.name }}",
};

/** What templates of e-mails are tried and filled in by, in the API's document. */
export const template_operations: Operations = {
  "/api/templates/preview": {
    post: {
      id: "preview_template",
      tag,
      summary: "See a template on a record",
      about:
        "Fills in a template as it is given, for a lead, a contact or a client that the caller sees, and answers subject, text and HTML as they would be sent. `problems` names each variable that is unknown, or that has no value here and no fallback, with its place; with problems, nothing is to be sent. Changes nothing.",
      needs: "the right to read templates and that record",
      body: template_input,
      example,
      answer: { schema: data(object({ ...made, configured: flag, html: object({ light: text, dark: text }) })) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/templates/test": {
    post: {
      id: "test_template",
      tag,
      caller: "person",
      summary: "Send a template to oneself",
      about: "The same as an e-mail to the caller's own address and to no other. 10 an hour.",
      needs: "the right to change templates",
      once: true,
      body: template_input,
      example,
      answer: { status: 201, schema: data(object({ to: text })) },
      fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"],
    },
  },
  "/api/templates/fill": {
    get: {
      id: "fill_template",
      tag,
      summary: "Fill in a template for a record",
      about:
        "The subject and text of a stored template for a lead, a contact or a client, to be changed and sent with `record_mail_send`. `to` says which address it goes to, else it is the main one.",
      needs: "the right to read that template and that record",
      query: fill_query,
      answer: { schema: data(object(made)) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
