import type { Operation } from "../../entity/openapi-operation.ts";
import type { Operations } from "../../entity/openapi-entity.ts";
import { data, done, flag, list, moment, number, object, orNull, text, uuid } from "../../entity/openapi-operation.ts";
import { change_decided, change_input, choices_asked, try_asked } from "./change-rights.ts";

const needs = "the right to change rights";
const of_right = { role: text, entity: text, verb: text };
const outcome = data(object({ outcome: text }));

const change = object({
  id: uuid,
  ...of_right,
  before: list(text),
  after: list(text),
  reason: text,
  state: text,
  widens: flag,
  takes_back: orNull(uuid),
  proposed_by: uuid,
  by: orNull(text),
  proposed_at: moment,
  decided_by: orNull(text),
  decided_at: orNull(moment),
  may_agree: flag,
  may_decline: flag,
  may_take_back: flag,
});
const own = object({
  ...of_right,
  made: list(text),
  shipped: list(text),
  moved_at: orNull(moment),
  dropped_at: orNull(moment),
});
const person = object({
  id: uuid,
  name: text,
  before: number,
  after: number,
  gains: number,
  loses: number,
  more: flag,
});
const choice = object({ scope: text, col: orNull(text), key: text, extra: orNull(text) });

const act = (operation: Omit<Operation, "tag" | "caller" | "once" | "needs">): { post: Operation } => ({
  post: { ...operation, tag: "rights", caller: "person", once: true, needs },
});

/** Changes of rights, in the API's document. No program with an API key changes a right. */
export const change_operations: Operations = {
  "/api/rights/choices": {
    get: {
      id: "right_choices",
      tag: "rights",
      summary: "Get the scopes that a right can be given",
      about:
        "With those that it has now and those that the product ships. `fixed` is why a right stays as it is, null where it can be changed.",
      needs,
      query: choices_asked,
      answer: {
        schema: data(
          object({
            scopes: list(text),
            shipped: list(text),
            fixed: orNull(text),
            choices: list(choice),
            waits: flag,
          }),
        ),
      },
    },
  },
  "/api/rights/try": {
    get: {
      id: "right_try",
      tag: "rights",
      summary: "Get what people would gain and lose by another right",
      about:
        "Counts records by person: 20 people at most, 100,000 records each (`more` where there are), for three seconds (`late` where that was not enough). Nothing is changed. `follow` names what goes with the records, such as comments.",
      caller: "person",
      needs,
      query: try_asked,
      answer: {
        schema: data(
          object({
            before: list(text),
            people: list(person),
            of: number,
            late: flag,
            follow: list(text),
            needs_second: flag,
          }),
        ),
      },
    },
  },
  "/api/rights/changes": {
    get: {
      id: "right_changes",
      tag: "rights",
      summary: "Get the changes of rights",
      about:
        "Those that wait first, then the newest, 200 at most; with the rights that the company has made its own, and where a release has changed the same.",
      needs: "the right to open the page of rights",
      answer: { schema: data(object({ changes: list(change), own: list(own) })) },
    },
  },
  "/api/rights/change": act({
    id: "right_change",
    summary: "Give a right other scopes",
    about:
      "At once, or as a proposal that a second administrator agrees to where it reaches further than before. Refused where the right was changed since `before`.",
    body: change_input,
    answer: { schema: outcome },
  }),
  "/api/rights/take-back": act({
    id: "right_take_back",
    summary: "Take a change of a right back",
    about: "Where nothing has moved since. At once, or as a proposal where that reaches further again.",
    body: change_decided,
    answer: { schema: outcome },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/rights/agree": act({
    id: "right_agree",
    summary: "Agree to a change of a right",
    about: "That another administrator proposed. It is made then.",
    body: change_decided,
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
  "/api/rights/decline": act({
    id: "right_decline",
    summary: "Turn down a change of a right",
    about: "Also what one has proposed oneself.",
    body: change_decided,
    answer: { schema: done },
    fails: ["RESOURCE_NOT_FOUND"],
  }),
};
