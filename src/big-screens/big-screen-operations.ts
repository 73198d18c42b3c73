import type { Operations } from "../entity/openapi-entity.ts";
import { data, done, list, moment, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { end_link_input, link_input, screen_query } from "./serve-big-screens.ts";

const tag = "big screens";
const needs = "the right to change big screens";

/** What big screens have beside their records, in the API's document. */
export const big_screen_operations: Operations = {
  "/api/big_screen/shown": {
    get: {
      id: "big_screen_shown",
      tag,
      summary: "Get what a big screen shows",
      about:
        "Its tiles in their order, each with its numbers in the company's currency and time zone, made of what the caller may see. A device link shows the whole company, or the team that the screen is about.",
      needs: "the right to read the screen",
      query: screen_query,
      answer: { schema: data({ type: "object", additionalProperties: true }) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/big_screen/links": {
    get: {
      id: "big_screen_links",
      tag,
      summary: "List the device links of a big screen",
      about:
        "Those that stand, and the last that ended. None can be opened from here: it is shown once, when it is made.",
      needs,
      query: screen_query,
      answer: {
        schema: data(
          list(
            object({
              id: uuid,
              name: text,
              made_at: moment,
              made_by: orNull(text),
              seen_at: orNull(moment),
              ended_at: orNull(moment),
            }),
          ),
        ),
      },
    },
  },
  "/api/big_screen/links/make": {
    post: {
      id: "big_screen_links_make",
      tag,
      caller: "person",
      summary: "Make a device link of a big screen",
      about:
        "Whoever opens the address sees the screen, and nothing else, until it is ended. It is answered once, and only a digest is kept. Twenty for each screen.",
      needs,
      body: link_input,
      answer: { status: 201, schema: data(object({ id: uuid, address: text })) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/big_screen/links/end": {
    post: {
      id: "big_screen_links_end",
      tag,
      caller: "person",
      summary: "End a device link",
      about: "Screens that show it say so at once.",
      needs,
      once: true,
      body: end_link_input,
      answer: { schema: done },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
