import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { days_query, next_query } from "./serve-lead-machine.ts";

const tag = "lead machine";
const path = [{ $ref: "#/components/parameters/id" }];
const words = { type: "object", additionalProperties: { type: "string" } } as const;
const counts = Object.fromEntries(
  ["came", "set_aside", "unconfirmed", "waiting", "known", "created", "assigned", "failed", "dropped"].map((name) => [
    name,
    orNull(number),
  ]),
);
const came = object({
  id: uuid,
  form: text,
  edition: number,
  outcome: text,
  at: moment,
  utm: words,
  page: orNull(text),
  referrer: orNull(text),
  consent: orNull(text),
  consent_version: orNull(number),
  consented_at: orNull(moment),
  address: orNull(text),
  confirmed_at: orNull(moment),
  confirmed_from: orNull(text),
});

/** What the lead machine has beside its records, in the API's document. */
export const lead_machine_operations: Operations = {
  "/api/lead_machine": {
    get: {
      id: "lead_machine",
      tag,
      summary: "Count what forms have sent",
      about: "Of the last days, by day and by form, how far each submission went.",
      needs: "the right to open the page of the lead machine",
      query: days_query,
      answer: {
        schema: data(
          object({
            from: text,
            until: text,
            days: list(object({ day: text, ...counts })),
            forms: list(
              object({ id: uuid, name: text, status: text, form_id: orNull(uuid), ...counts, last_at: orNull(moment) }),
            ),
          }),
        ),
      },
    },
  },
  "/api/lead_machine/forms/{id}/next": {
    get: {
      id: "forms_next",
      tag,
      summary: "Get who would get the next ten leads of a form",
      about: "If it gave them so: to one person, in turn, or to whoever has the fewest open leads. Null is nobody.",
      needs: "the right to read the form",
      path,
      query: next_query,
      answer: { schema: data(list(object({ id: orNull(uuid), name: orNull(text) }))) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/lead_machine/forms/{id}/share": {
    get: {
      id: "forms_share",
      tag,
      summary: "Get a form's address, and its HTML for another site",
      about: "The HTML posts to the address and needs neither script nor cookies.",
      needs: "the right to read the form",
      path,
      answer: { schema: data(object({ address: text, snippet: text })) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/lead_machine/forms/{id}/preview": {
    get: {
      id: "forms_preview",
      tag,
      summary: "Get the page of a form as visitors see it",
      about: "Of a draft, too. Nothing can be sent from it.",
      needs: "the right to read the form",
      path,
      answer: { media: { "text/html": { schema: text } } },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/lead_machine/came-by/{entity}/{id}": {
    get: {
      id: "came_by",
      tag,
      summary: "Get the forms by which a lead or contact came",
      about:
        "At most 20, the newest first, each with the consent that was given: its text, version and time, and the address it came from.",
      needs: "the right to read the record",
      path: [
        { name: "entity", in: "path", required: true, schema: { type: "string", enum: ["leads", "contacts"] } },
        ...path,
      ],
      answer: { schema: data(list(came)) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
