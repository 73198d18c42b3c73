import type { Operations } from "./openapi-entity.ts";
import { data, flag, list, object, text } from "./openapi-operation.ts";

const open = { type: "object", additionalProperties: true };

/** What the program says of itself, in the API's document. */
export const meta_operations: Operations = {
  "/api/meta": {
    get: {
      id: "meta",
      tag: "about",
      summary: "Get the entities as data",
      about: "Fields, kinds, states with what may follow them, verbs: what a screen needs to draw any of them.",
      answer: {
        schema: data(
          list({
            ...open,
            required: ["name", "title"],
            properties: { name: text, title: object({ one: text, many: text }) },
          }),
        ),
      },
    },
  },
  "/api/openapi.json": {
    get: {
      id: "openapi",
      tag: "about",
      summary: "Get this document",
      about: "As a page with a console it stands under `/api/docs`.",
      answer: { schema: open },
    },
  },
  "/api/tools": {
    get: {
      id: "tools",
      tag: "about",
      summary: "Get the verbs as tools of language models",
      about: "Each with a name, what it does, and the JSON schema of its input.",
      answer: {
        schema: data(list(object({ name: text, description: text, input_schema: open, writes: flag, right: text }))),
      },
    },
  },
};
