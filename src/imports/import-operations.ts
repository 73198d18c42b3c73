import type { Operations } from "../entity/openapi-entity.ts";
import { schema, type Json } from "../entity/json-schema.ts";
import { data, list, moment, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { file_format } from "./file-format.ts";
import { import_settings, settings_change } from "./import-settings.ts";
import { import_states } from "./import-states.ts";
import { upload_query } from "./serve-imports.ts";

const tag = "imports";
const id_in_path = [{ $ref: "#/components/parameters/id" }];
const counts: Json = {
  type: "object",
  additionalProperties: { type: "integer" },
  description:
    "How many rows came to which end: create, update, restore, unchanged, merge (added to an earlier row of the same), binned, skip, invalid.",
};
const one: Json = {
  type: "object",
  required: ["id", "name", "entity", "state", "total", "done", "counts"],
  properties: {
    id: uuid,
    owner_id: orNull(uuid),
    name: text,
    entity: text,
    state: { type: "string", enum: import_states },
    bytes: number,
    format: schema(file_format),
    columns: list({ type: "object", additionalProperties: true, properties: { index: number, name: text } }),
    settings: schema(import_settings),
    total: number,
    done: number,
    counts,
    samples: list({ type: "object", additionalProperties: true }),
    error: orNull(text),
    run_id: orNull(uuid),
    created_at: moment,
    match_keys: list(text),
  },
};
const not_taken = object({
  line: number,
  outcome: text,
  cells: list(text),
  reasons: { type: "object", additionalProperties: { type: "string" } },
  row_id: orNull(uuid),
});

const work = (act: string, about: string) => ({
  post: {
    id: `imports_${act}`,
    tag,
    summary: `${act[0]?.toUpperCase()}${act.slice(1)} an import`,
    about: `${about} Sent again, it finds the work under way: it needs no idempotency key.`,
    needs: "an import of one's own",
    body: object({ id: uuid }),
    answer: { schema: data(one) },
    fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"] as const,
  },
});

/** Taking files in, in the API's document. */
export const import_operations: Operations = {
  "/api/imports": {
    get: {
      id: "imports_list",
      tag,
      summary: "Get one's imports",
      about: "The newest 50 that the caller sees, of one entity where it is named.",
      path: [{ name: "entity", in: "query", required: false, schema: text }],
      answer: { schema: data(list(one)) },
    },
    post: {
      id: "imports_upload",
      tag,
      summary: "Send a file up",
      about:
        "Takes the file as it is and looks at it: how it is written, its columns, and a proposal of what to make of them. Nothing is taken in before it is committed: `imports_upload`, then `imports_check`, then `imports_commit`, each waited for by `imports_get`.",
      needs: "the right to import the entity",
      query: upload_query,
      body: {
        media: {
          "text/csv": { schema: { type: "string" }, example: "Name,Email\nAda Durand,ada@durand.example\n" },
          "application/octet-stream": { schema: { type: "string", format: "binary" } },
        },
      },
      answer: { status: 201, schema: data(one) },
      fails: ["RESOURCE_NOT_FOUND", "QUOTA_EXCEEDED"],
    },
  },
  "/api/imports/{id}": {
    get: {
      id: "imports_get",
      tag,
      summary: "Get an import, and how far it has come",
      about: "While its state is `checking`, `committing` or `undoing`, a server is at work on it.",
      path: id_in_path,
      answer: { schema: data(one) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
    patch: {
      id: "imports_change",
      tag,
      summary: "Change what is to be made of a file",
      about:
        "Which column goes where, by which a record is found, and how the file is to be read where that was guessed wrongly. It is checked anew after that.",
      needs: "an import of one's own that is not at work",
      path: id_in_path,
      body: settings_change,
      answer: { schema: data(one) },
      fails: ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT"],
    },
  },
  "/api/imports/{id}/problems": {
    get: {
      id: "imports_problems",
      tag,
      summary: "Get the rows that were not taken",
      about: "In the order of the file, at most 1,000 after a line; `next` is the line to go on after.",
      path: [...id_in_path, { name: "after", in: "query", required: false, schema: number }],
      answer: { schema: object({ data: list(not_taken), next: orNull(number) }) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/imports/{id}/problems.csv": {
    get: {
      id: "imports_problems_file",
      tag,
      summary: "Get the rows that were not taken as a file",
      about: "It can be mended and imported again.",
      path: id_in_path,
      answer: { media: { "text/csv": { schema: text } } },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/imports/check": work("check", "Reads the whole file and says what would become of each row, without doing it."),
  "/api/imports/commit": work("commit", "Takes the rows in, under the caller's rights, and goes on after a restart."),
  "/api/imports/undo": work("undo", "Takes back what the import made, except what somebody has changed since."),
  "/api/imports/cancel": work("cancel", "Stops the work, and keeps what was taken in so far."),
};
