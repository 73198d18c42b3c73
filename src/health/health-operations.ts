import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, number, object, orNull, text } from "../entity/openapi-operation.ts";

const state = { type: "string", enum: ["good", "warning", "bad", "off"] };
const part = {
  ...object({
    part: text,
    state,
    said: text,
    values: { type: "object" },
  }),
};
const about = object({ version: text, node: text, memory: number, up: number });

/** How each part of the installation is, in the API's document. */
export const health_operations: Operations = {
  "/api/system_health": {
    get: {
      id: "system_health",
      tag: "health",
      summary: "Get how each part of the installation is",
      about:
        "Database, disk, clock, certificate, log, mail, push, what was set aside, agents, model, repositories, background jobs, backup, imports, errors of browsers, single sign-on: `good`, `warning`, `bad`, or `off` where it is not set up. `said` names the reason, `values` its figures, `error` the last error in its own words; `about` is the program: its memory in bytes and the seconds since its start.",
      needs: "the right to open the page of system health",
      answer: {
        schema: data(
          object({
            parts: list({ ...part, properties: { ...(part.properties as object), error: orNull(text) } }),
            about,
          }),
        ),
      },
    },
  },
  "/api/system_health/history": {
    get: {
      id: "part_history",
      tag: "health",
      summary: "Get how each part of the installation was in the last 90 days",
      about:
        "The days in your time zone, and of each part the worst state of each of them, null where nothing looked at it; its present state, and since when it is so.",
      needs: "the right to open the page of system health",
      answer: {
        schema: data(
          object({
            days: list({ type: "string", format: "date" }),
            parts: list(object({ part: text, state, since: moment, days: list(orNull(state)) })),
          }),
        ),
      },
    },
  },
};
