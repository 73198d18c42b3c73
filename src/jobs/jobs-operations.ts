import type { Operations } from "../entity/openapi-entity.ts";
import { data, done, flag, list, moment, number, object, orNull, text } from "../entity/openapi-operation.ts";

const task = object({
  task: text,
  state: { type: "string", enum: ["running", "failing", "waiting", "idle"] },
  ran_at: orNull(moment),
  took_ms: orNull(number),
  failed_at: orNull(moment),
  last_error: orNull(text),
  attempts: number,
  next_at: orNull(moment),
});

/** What the server does by itself, in the API's document. */
export const jobs_operations: Operations = {
  "/api/jobs": {
    get: {
      id: "job_list",
      tag: "health",
      summary: "Get what the server does by itself",
      about: "Each task with its last run, how long that took, its last failure, and when it is tried again.",
      needs: "the right to open the page of system health",
      answer: { schema: data(object({ can_run: flag, tasks: list(task) })) },
    },
  },
  "/api/jobs/run": {
    post: {
      id: "job_run",
      tag: "health",
      summary: "Run a task of the server now",
      about: "One that runs already is left to itself.",
      needs: "the right to have what was set aside tried again",
      once: true,
      body: object({ task: text }),
      answer: { schema: done },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
