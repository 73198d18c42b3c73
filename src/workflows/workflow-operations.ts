import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { answer_input, change_input, runs_query, start_input, try_input } from "./serve-workflows.ts";

const tag = "workflow runs";
const path = [{ $ref: "#/components/parameters/id" }];
const anything = { type: "object" } as const;
const flag = { type: "boolean" } as const;
const step = object({
  step: text,
  state: { type: "string", enum: ["done", "retried", "failed", "passed", "waiting"] },
  error: orNull(text),
  output: {},
  at: moment,
  ms: orNull(number),
});
const run = object({
  id: uuid,
  place: number,
  number,
  entity: orNull(text),
  row_id: orNull(uuid),
  name: orNull(text),
  state: { type: "string", enum: ["waiting", "succeeded", "failed", "stopped"] },
  waits_for: orNull({ type: "string", enum: ["time", "record", "person"] }),
  next_at: orNull(moment),
  started_at: moment,
  ended_at: orNull(moment),
  starter_id: orNull(uuid),
  person_id: orNull(uuid),
  asks_me: orNull(flag),
  question: orNull(text),
  error: orNull(text),
  acts: orNull(uuid),
  steps: orNull(list(step)),
});
const question = object({
  id: uuid,
  place: number,
  workflow_id: uuid,
  workflow: text,
  question: text,
  entity: orNull(text),
  row_id: orNull(uuid),
  name: orNull(text),
  started_at: moment,
  wait_until: moment,
});

/** Runs of workflows in the API's document. */
export const workflow_operations: Operations = {
  "/api/workflow_runs": {
    get: {
      id: "workflow_runs",
      tag,
      summary: "Get the runs of a workflow",
      about:
        "At most 50, the newest first, of those before the place `before`. What each step came to is told to whoever may publish it. Kept for 90 days.",
      needs: "the right to read workflows",
      fails: ["RESOURCE_NOT_FOUND"],
      query: runs_query,
      answer: { schema: data(list(run)) },
    },
    post: {
      id: "workflow_runs_start",
      tag,
      summary: "Start a workflow by hand",
      about:
        "The version in force, for a record of the kind that starts it, under the rights of whoever published it. In person only.",
      caller: "person",
      once: true,
      body: start_input,
      answer: { status: 201, schema: data(object({ id: uuid })) },
      fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"],
    },
  },
  "/api/workflow_runs/questions": {
    get: {
      id: "workflow_questions",
      tag,
      summary: "Get what runs ask the caller",
      about: "At most 50, the oldest first.",
      needs: "the right to read workflows",
      answer: { schema: data(list(question)) },
    },
  },
  "/api/workflow_runs/try": {
    post: {
      id: "workflow_runs_try",
      tag,
      summary: "Try a draft on a record",
      about:
        "Does all steps as the caller in a transaction that is rolled back, and tells what each came to and which records would change. Waits are passed over, whoever is asked says yes, letters and requests are shown and not sent.",
      needs: "the right to make workflows",
      body: try_input,
      answer: {
        schema: data(object({ problems: list(text), starts: flag, steps: list(anything), changes: list(anything) })),
      },
      fails: ["RESOURCE_NOT_FOUND", "VALIDATION_FAILED"],
    },
  },
  "/api/workflow_runs/{id}/answer": {
    post: {
      id: "workflow_runs_answer",
      tag,
      summary: "Say yes or no to what a run asks",
      about:
        "For whoever is asked; where they do not come in any more, for whoever may publish the workflow. In person only.",
      caller: "person",
      once: true,
      path,
      body: answer_input,
      answer: { schema: data(object({ id: uuid })) },
      fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"],
    },
  },
  "/api/workflow_runs/{id}/change": {
    post: {
      id: "workflow_runs_change",
      tag,
      summary: "Resume or stop a run",
      about:
        "`retry` goes on from the step that failed, `retry_alike` does so in all runs that failed alike (1000 at most), `stop` ends one that waits. In person only.",
      caller: "person",
      once: true,
      path,
      body: change_input,
      answer: { schema: data(object({ count: number })) },
      fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"],
    },
  },
};
