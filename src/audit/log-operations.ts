import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, number, object, type Operation, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { export_asked, log_asked, revert_asked, seals_asked } from "./log-question.ts";

const tag = "log";
const values = orNull({ type: "object" });
const run = object({ id: uuid, purpose: text, agent: orNull(text), task_id: orNull(uuid) });
const entry = object({
  id: text,
  at: moment,
  verb: text,
  entity: text,
  row_id: uuid,
  row_version: orNull(number),
  name: orNull(text),
  actor_id: orNull(uuid),
  request_id: orNull(text),
  key: orNull(text),
  run: orNull(run),
  before: values,
  after: values,
  names: { type: "object", additionalProperties: text },
});
const problem = object({ seal: number, entry: orNull(text), what: text });
const head = object({ seal: number, at: moment, digest: text });
const change = object({ id: text, entity: text, row_id: uuid, verb: text, problem: orNull(text) });

export const read_log: Operation = {
  id: "audit_log",
  tag,
  summary: "Get what was done",
  about:
    "The entries of the change log, newest first: who did what when, for whom an agent did it, with which request, and the values before and after. `next` is where the following page begins.",
  needs: "the right to read the whole log",
  query: log_asked,
  answer: { schema: { ...object({ data: list(entry), next: orNull(text) }) } },
};

/** The change log, in the API's document. Its address answers reports, too (report-operations.ts). */
export const log_operations: Operations = {
  "/api/audit-logs/export.csv": {
    get: {
      id: "export_audit_log",
      tag,
      summary: "Export what was done",
      about: "All entries that the question finds, as CSV, streamed. That it was asked for stands in the log itself.",
      needs: "the right to export the log",
      query: export_asked,
      answer: { media: { "text/csv": { schema: text } } },
    },
  },
  "/api/audit-logs/seals": {
    get: {
      id: "verify_audit_log",
      tag,
      summary: "Verify the chain of the log",
      about:
        "Recomputes the seals after the one that is named, until some 100,000 entries have been read. `upto` is the last seal that was verified: ask again from there until it is that of `head`. `problem` says where the chain is broken. Keep the digest of the head elsewhere: a chain that was made anew from its beginning has another.",
      needs: "the right to read the whole log",
      query: seals_asked,
      answer: { schema: data(object({ upto: number, entries: number, problem: orNull(problem), head: orNull(head) })) },
    },
  },
  "/api/audit-logs/revert/preview": {
    post: {
      id: "preview_revert",
      tag,
      summary: "See what reverting would come to",
      about:
        "Of one entry, or of all changes of a request, whether each can be reverted. `problem` is null where it can, else `done` (it stands as before already), `moved` (what it changed has changed since), `refused` (the caller may not), `state` (there is no way back to the former state), `invalid` (other records stand against it) or `never` (it changed no record). Changes nothing.",
      needs: "the right to read the whole log",
      body: revert_asked,
      example: { request: "0199f5a2-6c1e-7d3b-8a41-5f2e9c7d1b60" },
      answer: { schema: data(list(change)) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/audit-logs/revert": {
    post: {
      id: "revert_changes",
      tag,
      summary: "Revert changes",
      about:
        "Gives fields and states their former values, puts what was created into the bin and takes out of it what was removed, with the caller's own rights. All of it, or nothing where one of the changes cannot be reverted.",
      needs: "the right to read the whole log, and to change these records",
      once: true,
      body: revert_asked,
      example: { request: "0199f5a2-6c1e-7d3b-8a41-5f2e9c7d1b60" },
      answer: { schema: data(object({ reverted: number })) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
