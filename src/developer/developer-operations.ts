import type { Operations } from "../entity/openapi-entity.ts";
import { data, flag, list, moment, number, object, orNull, text } from "../entity/openapi-operation.ts";

const tag = "developer";
const needs = "the right to open the page for developers";
const limit = object({
  limit: text,
  of: { type: "string", enum: ["person", "keys", "company"] },
  used: orNull({ type: "number" }),
  most: { type: "number" },
});
const column = object({ name: text, type: text, required: flag, default: orNull(text), hidden_from: list(text) });
const policy = object({
  name: text,
  permissive: flag,
  command: text,
  roles: list(text),
  using: orNull(text),
  check: orNull(text),
});

/** What those who build on the API read, in the API's document. */
export const developer_operations: Operations = {
  "/api/developer": {
    get: {
      id: "server_state",
      tag,
      summary: "Get the server, its migrations and the limits in use",
      about:
        "The address, the version, the release of the database's functions, Node and PostgreSQL, each migration with when it was applied, and how much of each limit the caller, all of their API keys and the company use now. `used` is null where the server does not count.",
      needs,
      answer: {
        schema: data(
          object({
            url: text,
            version: text,
            node: text,
            postgres: text,
            release: number,
            migrations: list(object({ name: text, at: moment })),
            limits: list(limit),
          }),
        ),
      },
    },
  },
  "/api/developer/changelog": {
    get: {
      id: "changelog",
      tag,
      summary: "Get what changed with this version",
      about: "In English. Of a version that is not released yet, what the next one will bring.",
      answer: { schema: data(object({ version: text, entries: list(text) })) },
    },
  },
  "/api/developer/tools": {
    get: {
      id: "own_tools",
      tag,
      summary: "Get the tools that one's own rights give",
      about: "The tools that a program has at `/api/mcp` with an API key of the caller.",
      answer: {
        schema: data(object({ url: text, tools: list(object({ name: text, description: text, writes: flag })) })),
      },
    },
  },
  "/api/developer/tables": {
    get: {
      id: "tables",
      tag,
      summary: "Get the tables of the database",
      about: "Each with its entity, if it has one, and how many columns and policies it has.",
      needs: "the right to open the page of rights",
      answer: {
        schema: data(list(object({ name: text, entity: orNull(text), columns: number, policies: number }))),
      },
    },
  },
  "/api/developer/tables/{name}": {
    get: {
      id: "table_details",
      tag,
      summary: "Get a table as it stands",
      about:
        "Read from the live catalog: the columns with the roles that read others of the table but not these, the row-level security policies, the indexes and the names of the triggers. Predicates are cut after 4,000 characters.",
      needs: "the right to open the page of rights",
      path: [
        {
          name: "name",
          in: "path",
          required: true,
          description: "Schema and table.",
          schema: text,
          example: "public.leads",
        },
      ],
      answer: {
        schema: data(
          object({
            name: text,
            entity: orNull(text),
            enabled: flag,
            forced: flag,
            columns: list(column),
            policies: list(policy),
            indexes: list(object({ name: text, definition: text })),
            triggers: list(text),
          }),
        ),
      },
      fails: ["RESOURCE_NOT_FOUND", "VALIDATION_FAILED"],
    },
  },
};
