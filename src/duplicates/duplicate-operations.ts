import type { Operations } from "../entity/openapi-entity.ts";
import { data, done, list, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { likeness_reasons } from "./merged-kinds.ts";
import { apart_asked, of_asked, pairs_asked, similar_asked } from "./serve-duplicates.ts";

const reasons = list({ type: "string", enum: [...likeness_reasons] });
const shown = {
  type: "object",
  description: "What a record is told from others by: `id`, `name`, and what it has of addresses, numbers and places.",
  properties: { id: uuid, name: text },
  required: ["id", "name"],
};
const pair = object({ one: shown, other: shown, reasons, dismissed_at: orNull(text) });

/** Probable duplicates in the API's document. */
export const duplicate_operations: Operations = {
  "/api/duplicates/similar": {
    post: {
      id: "duplicates_similar",
      tag: "duplicates",
      summary: "Find records like one that is being typed",
      about:
        "The records, of those that the caller sees, that have the same address, number, name with company, SIREN or domain; ten at most, the surest first. It only asks, though it is sent as a POST.",
      body: similar_asked,
      example: { entity: "leads", values: { name: "Ada Durand", emails: ["ada@durand.example"] } },
      answer: { schema: data(list(shown)) },
    },
  },
  "/api/duplicates": {
    get: {
      id: "duplicates_pairs",
      tag: "duplicates",
      summary: "List probable pairs",
      about:
        "Pairs of records that probably are one, of which the caller sees both, the surest first: a hundred, and how many there are, up to 1,000. They are worked out in the background some seconds after a change.",
      query: pairs_asked,
      answer: { schema: data(object({ count: number, pairs: list(pair) })) },
    },
  },
  "/api/duplicates/of": {
    get: {
      id: "duplicates_of",
      tag: "duplicates",
      summary: "Get the probable duplicates of a record",
      about: "Its probable pairs, and what was merged into it within 30 days and can be taken apart.",
      query: of_asked,
      answer: {
        schema: data(
          object({
            pairs: list(pair),
            merged: list(object({ id: uuid, name: orNull(text), at: text, by: orNull(text) })),
          }),
        ),
      },
    },
  },
  "/api/duplicates/apart": {
    post: {
      id: "duplicates_apart",
      tag: "duplicates",
      summary: "Say that two records are two",
      about:
        "A pair is no longer proposed to anybody, until somebody takes that back (`two: false`). For whoever may change both.",
      once: true,
      body: apart_asked,
      example: {
        entity: "leads",
        one: "0199d6a0-0000-7000-8000-000000000001",
        other: "0199d6a0-0000-7000-8000-000000000002",
        two: true,
      },
      answer: { schema: done },
    },
  },
};
