import type { Operations } from "../entity/openapi-entity.ts";
import { data, done, flag, list, moment, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { incident_input, key_input } from "./serve-security.ts";

const tag = "security";
const risk = object({ rule: text, id: text, name: text, about: orNull(text), at: orNull(moment), many: number });
const table = object({ name: text, enabled: flag, forced: flag, policies: number, readers: list(text) });
const high = object({
  id: uuid,
  name: text,
  role: text,
  sessions: number,
  codes: flag,
  passkeys: number,
  seen_at: orNull(moment),
});
const key = object({ id: uuid, name: text, person: text, expires_at: moment });
const exported = object({ id: uuid, name: text, times: number, rows: number, last_at: moment, entities: list(text) });
const backup = object({ at: moment, file: text, bytes: number });
const kept = object({ kind: text, task: text, days: number, due: number });

/** How safe the installation is, in the API's document. */
export const security_operations: Operations = {
  "/api/security": {
    get: {
      id: "security_state",
      tag,
      summary: "Get how safe the installation is",
      about:
        "What about signing in should be looked at, where tables or functions are open too wide, what protects each table and which roles read any of it, who has a high role, API keys that expire within 14 days, exports of 30 days by person, the number of open findings of agents, and their halt.",
      needs: "the right to read the whole log",
      answer: {
        schema: data(
          object({
            risks: list(risk),
            gaps: list(object({ subject: text, gap: text })),
            tables: list(table),
            high: list(high),
            keys: list(key),
            exports: list(exported),
            findings: number,
            halt: orNull({ type: "object" }),
          }),
        ),
      },
    },
  },
  "/api/security/retention": {
    get: {
      id: "retention_state",
      tag,
      summary: "Get the last backup, and how long data is kept",
      about:
        "Of each kind of data the days for which it is kept, the task that deletes it, and how many rows are past their time. `embedded` says whether the database is the one that Tandem brings.",
      needs: "the right to read the whole log",
      answer: {
        schema: data(
          object({
            now: moment,
            backup: orNull(backup),
            restored_at: orNull(moment),
            kept: list(kept),
            embedded: flag,
          }),
        ),
      },
    },
  },
  "/api/security/incident": {
    post: {
      id: "security_incident",
      tag,
      summary: "Respond to an incident",
      about:
        "`lock` keeps a person out (an administrator once another one agrees: `locked` is then `proposed`), `sign_out` ends their sessions, `halt` halts all agents. All is done or nothing, and stands in the log with the reason.",
      caller: "person",
      needs: "the right of each act",
      once: true,
      body: incident_input,
      example: { acts: ["halt"], reason: "An agent writes to the wrong clients" },
      answer: { schema: data({ type: "object" }) },
      fails: ["RESOURCE_NOT_FOUND", "VALIDATION_FAILED"],
    },
  },
  "/api/security/end-key": {
    post: {
      id: "end_key_of",
      tag,
      summary: "End somebody's API key",
      about: "It opens nothing from then on.",
      caller: "person",
      needs: "the right to end somebody's sessions",
      once: true,
      body: key_input,
      answer: { schema: done },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
