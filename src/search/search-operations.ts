import type { Operations } from "../entity/openapi-entity.ts";
import { data, done, list, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { asked, made } from "./serve-search.ts";

const hit = object({
  entity_type: { type: "string", enum: ["document", "task", "user", "other"] },
  entity: { ...text, description: "The table of the record, such as `leads`." },
  entity_id: uuid,
  entity_name: text,
  entity_description: orNull(text),
  account_id: orNull(uuid),
  name_marks: { type: ["array", "null"], items: number },
  description_marks: { type: ["array", "null"], items: number },
  about: orNull({
    ...object({
      entity: text,
      id: uuid,
      name: text,
      by_id: orNull(uuid),
      by_name: orNull(text),
      at: { type: "string", format: "date-time" },
      kind: orNull(text),
      page: orNull(number),
    }),
    description:
      "Of a comment or an activity: the record that it was said of, by whom and when; `kind` of an activity. Of what stands in a file (`entity` is `files`): the record of the file, and the page.",
  }),
});

/** The search in the API's document. */
export const search_operations: Operations = {
  "/api/rpc/search_global": {
    post: {
      id: "search_global",
      tag: "search",
      summary: "Find records of any kind",
      about:
        "Finds what the caller may see by words, the best first: records, what was said of them (comments, activities), and what stands in their files. Operators such as `type:lead`, `owner:me` and `is:open` narrow it. It only asks, though it is sent as a POST.",
      body: asked,
      example: { p_query: "type:lead durand", p_limit: 20 },
      answer: { schema: data(list(hit)) },
    },
  },
  "/api/rpc/record_search": {
    post: {
      id: "record_search",
      tag: "search",
      summary: "Note that a search was made",
      about: "Counts towards what is popular, where three people or more have made the same search.",
      once: true,
      body: made,
      answer: { schema: done },
    },
  },
  "/api/popular_searches": {
    get: {
      id: "popular_searches",
      tag: "search",
      summary: "Get what is searched for most",
      about: "The five searches that were made most often, for staff.",
      answer: { schema: data(list(object({ query_text: text, search_count: number }))) },
    },
  },
};
