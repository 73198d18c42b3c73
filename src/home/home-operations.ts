import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, named, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { changes_query } from "./serve-home.ts";

const values = { type: ["object", "null"], additionalProperties: true };

/** What homes ask, in the API's document. */
export const home_operations: Operations = {
  "/api/home/changes": {
    get: {
      id: "home_changes",
      tag: "figures",
      summary: "Get what others changed of somebody's records",
      about:
        "Of each record of this owner that changed since then, the newest change that the caller did not make: a list for each kind, newest first, at most 20 each, of what the caller may see.",
      needs: "the right to read what is asked about",
      query: changes_query,
      answer: {
        schema: data(
          list(
            list(
              object({
                entity: text,
                id: uuid,
                name: text,
                at: moment,
                verb: text,
                before: values,
                after: values,
                actor_id: orNull(uuid),
                actor: orNull(named),
              }),
            ),
          ),
        ),
      },
    },
  },
};
