import type { Operations } from "../../entity/openapi-entity.ts";
import { data, list, object, orNull, text } from "../../entity/openapi-operation.ts";
import { change_operations } from "./change-operations.ts";
import { explain_asked } from "./explain.ts";
import { rights_asked } from "./serve-rights.ts";

const flag = { type: "boolean" };
const needs = "the right to open the page of rights";
const scope = { scope: text, col: orNull(text), key: text, extra: orNull(text) };
const cell = object({
  entity: text,
  role: text,
  verb: text,
  scopes: orNull(list(text)),
  declared: list(text),
  policy: orNull(text),
  rows: orNull(text),
  checked: orNull(text),
  masked: list(text),
  only: orNull(list(text)),
  differs: list(text),
});
const strange = object({ entity: text, policy: orNull(text), what: text, stands: orNull(text) });

/** The rights as they stand, in the API's document. */
export const rights_operations: Operations = {
  ...change_operations,
  "/api/rights": {
    get: {
      id: "rights",
      tag: "rights",
      summary: "Get the rights on an entity or of a role",
      about:
        "Read from the live policies and column grants: the scopes of each verb (null where the policy is another than the declared rights make), the policy with what it asks of rows, the columns that are hidden, and those that alone may be written. `differs` and `strange` say where the database parts from what is declared. Name an entity or a role. Predicates are cut after 4,000 characters.",
      needs,
      query: rights_asked,
      answer: {
        schema: data(
          object({ cells: list(cell), scopes: list(object({ entity: text, ...scope })), strange: list(strange) }),
        ),
      },
    },
  },
  "/api/rights/explain": {
    get: {
      id: "explain_right",
      tag: "rights",
      summary: "Get whether somebody may do something to a record",
      about:
        "Tried as them in a transaction that the database never keeps. Answers the scopes of their role with those that reach the record, the policy, and whether the rights or the state of the record decided. Of a record that the caller does not see nothing is said.",
      caller: "person",
      needs,
      query: explain_asked,
      answer: {
        schema: data(
          object({
            outcome: text,
            by: text,
            said: orNull(text),
            role: orNull(text),
            enters: flag,
            deleted: flag,
            proposes: flag,
            policy: orNull(text),
            sources: orNull(flag),
            only: orNull(list(text)),
            scopes: list(object({ ...scope, predicate: text, holds: flag })),
          }),
        ),
      },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
