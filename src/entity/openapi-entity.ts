import { batch } from "./bulk-request.ts";
import type { Entity } from "./describe.ts";
import type { Json } from "./json-schema.ts";
import { allowed_input, chosen_input, export_query } from "./chosen-request.ts";
import { limits, list_query } from "./list-request.ts";
import { data, list, moment, named, number, object, orNull, text, uuid, type Operation } from "./openapi-operation.ts";
import { bulk, bulk_answer } from "./openapi-record.ts";
import { verbOperations } from "./openapi-verb.ts";
import { summary_query } from "./summary.ts";
import { upsert_input } from "./upsert.ts";

/** Operations by method and address. */
export type Operations = Record<string, Record<string, Operation>>;

const id_in_path = { $ref: "#/components/parameters/id" };
const not_there = ["RESOURCE_NOT_FOUND"] as const;
// A write meets others: the same values, another version, a record that somebody holds.
const of_writes = ["RESOURCE_NOT_FOUND", "RESOURCE_CONFLICT", "RESOURCE_LOCKED"] as const;

/** What a described entity can be asked, by address. */
export function entityOperations(entity: Entity): Operations {
  const at = `/api/${entity.name}`;
  const words: Words = {
    name: entity.name,
    a: entity.title.one.toLowerCase(),
    many: entity.title.many.toLowerCase(),
    one: { $ref: `#/components/schemas/${entity.name}` },
  };
  return together(
    { [at]: { get: listed(entity, words), post: create(entity, words) } },
    { [`${at}/summary`]: { get: summary(words) }, [`${at}/export.csv`]: exportedAs("csv", words) },
    { [`${at}/export.xlsx`]: exportedAs("xlsx", words) },
    { [`${at}/allowed`]: { post: allowed(words) }, [`${at}/bulk`]: { post: many(entity, words) } },
    { [`${at}/{id}`]: { get: get(words), patch: update(words), delete: remove(words) } },
    { [`${at}/{id}/history`]: { get: history(words) } },
    { [`${at}/restore`]: { post: restore(words) }, [`${at}/upsert`]: { post: upserted(words) } },
    verbOperations(entity, at),
  );
}

/** All of these, those of one address beside each other. */
export function together(...those: Operations[]): Operations {
  const all: Operations = {};
  for (const operations of those)
    for (const [address, methods] of Object.entries(operations)) all[address] = { ...all[address], ...methods };
  return all;
}

/** How an entity is called, and where its record is described. */
type Words = { name: string; a: string; many: string; one: Json };

const listed = (entity: Entity, { name, many: things }: Words): Operation => ({
  id: `${name}_list`,
  tag: name,
  summary: `List ${things}`,
  about: `${entity.about} Answers those that the caller may see and that match, at most ${limits.page} a page; \`next\` is the cursor of the page after.`,
  needs: `the right to read ${things}`,
  query: list_query,
  answer: {
    schema: {
      type: "object",
      required: ["data", "next", "rights"],
      properties: {
        data: list({ $ref: `#/components/schemas/${name}_listed` }),
        next: { type: ["string", "null"], description: "The cursor of the next page; null where there is none." },
        rights,
        count: { ...number, description: "How many match in all, where it was asked for." },
      },
    },
  },
});

const summary = ({ name, many: things }: Words): Operation => ({
  id: `${name}_summary`,
  tag: name,
  summary: `Count ${things}, and add numbers up`,
  about:
    'Of what a list would find: how many, and the sums that were asked for, in groups by a column. Money is added up by its currency: `{"EUR": 1200, "USD": 300}`.',
  needs: `the right to read ${things}`,
  query: summary_query,
  answer: {
    schema: data(
      list({ type: "object", required: ["count"], properties: { count: number }, additionalProperties: true }),
    ),
  },
});

const files = {
  csv: { "text/csv": { schema: text } },
  xlsx: {
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": { schema: { ...text, format: "binary" } },
  },
};

function exportedAs(format: keyof typeof files, { name, many: things }: Words): Record<string, Operation> {
  const written = format.toUpperCase();
  const needs = `the right to export ${things}`;
  const answer = { media: files[format] };
  const seen = "The columns that `seen` names, in the caller's words and regional format; ids are told by their names.";
  const plain = "Without `seen` it has all fields under their own names, and can be imported again.";
  return {
    get: {
      id: `${name}_export_${format}`,
      tag: name,
      summary: `Export ${things} as ${written}`,
      about: `All that a list would find, as a file. ${seen}${format === "csv" ? ` ${plain}` : ""} The export is logged.`,
      needs,
      query: export_query,
      answer,
      fails: not_there,
    },
    post: {
      id: `${name}_export_chosen_${format}`,
      tag: name,
      summary: `Export some ${things} as ${written}`,
      about: `At most 1,000 records by their ids, in the order of these, as a file; those that the caller does not see are left out. ${seen} The export is logged.`,
      needs,
      body: chosen_input,
      answer,
      fails: not_there,
    },
  };
}

const allowed = ({ name, many: things }: Words): Operation => ({
  id: `${name}_allowed`,
  tag: name,
  summary: "Ask on how many of some records the caller may do each verb",
  about:
    "Of the records with these `ids`, or of all that are `matching` a filter. A verb counts those that are in a state for it. It only asks, though it is sent as a POST: a query string would be too short for a thousand ids.",
  needs: `the right to read ${things}`,
  body: allowed_input,
  answer: { schema: data({ type: "object", additionalProperties: { type: "integer" } }) },
});

const get = ({ name, a, many: things, one }: Words): Operation => ({
  id: `${name}_get`,
  tag: name,
  summary: `Get a ${a}`,
  about: "One record with the names of what it points at, and in `can` what the caller may do with it.",
  needs: `the right to read ${things}`,
  path: [id_in_path],
  answer: { schema: data(one) },
  fails: not_there,
});

const history = ({ name, a, many: things }: Words): Operation => ({
  id: `${name}_history`,
  tag: name,
  summary: `Get what happened to a ${a}`,
  about:
    "The newest 200 changes that the caller may see, newest first: who, when, and each value before and after; `names` has what they point at, by id, as far as the caller may see it.",
  needs: `the right to read ${things}`,
  path: [id_in_path],
  answer: {
    schema: data(
      list(
        object({
          at: moment,
          verb: text,
          before: values,
          after: values,
          actor_id: orNull(uuid),
          actor: orNull(named),
          names,
        }),
      ),
    ),
  },
  fails: not_there,
});

const create = (entity: Entity, { name, a, many: things, one }: Words): Operation => ({
  id: `${name}_create`,
  tag: name,
  summary: `Create a ${a}`,
  about: `Creates a record and answers it. A caller may make its \`id\` (UUIDv7). ${entity.about}`,
  needs: `the right to create ${things}`,
  once: true,
  body: { $ref: `#/components/schemas/${name}_create` },
  ...(entity.description.example ? { example: entity.description.example } : {}),
  answer: { status: 201, schema: data(one) },
  fails: of_writes,
});

const update = ({ name, a, one }: Words): Operation => ({
  id: `${name}_update`,
  tag: name,
  summary: `Change a ${a}`,
  about:
    "Changes the values that are sent. With the `version` that was read, nothing is done where somebody else was faster: RESOURCE_CONFLICT, with both versions.",
  needs: `the right to change it; the \`version\` that was read, where others' changes are not to be overwritten`,
  once: true,
  path: [id_in_path],
  body: { $ref: `#/components/schemas/${name}_update` },
  answer: { schema: data(orNull(one)) },
  fails: of_writes,
});

const remove = ({ name, a, one }: Words): Operation => ({
  id: `${name}_remove`,
  tag: name,
  summary: `Remove a ${a}`,
  about: "Puts it into the bin, from where it can be taken back for 30 days.",
  needs: "the right to remove it",
  once: true,
  path: [id_in_path],
  answer: { schema: data(orNull(one)) },
  fails: of_writes,
});

const restore = ({ name, a, one }: Words): Operation => ({
  id: `${name}_restore`,
  tag: name,
  summary: `Take a ${a} back from the bin`,
  about: "It is as it was before it was removed.",
  needs: "the right to restore it",
  once: true,
  body: object({ id: uuid }),
  answer: { schema: data(orNull(one)) },
  fails: of_writes,
});

const upserted = ({ name, a, many: things, one }: Words): Operation => ({
  id: `${name}_upsert`,
  tag: name,
  summary: `Change the ${a} that matches, or create it`,
  about:
    "Looks among what the caller sees for the one record that has these values in the `match` columns, and changes it; where there is none, it is created. Of two at once one waits for the other.",
  needs: `the rights to create and to change ${things}`,
  once: true,
  body: upsert_input,
  answer: { schema: data(orNull(one)) },
  fails: of_writes,
});

const many = (entity: Entity, { name, many: things }: Words): Operation => ({
  id: `${name}_bulk`,
  tag: name,
  summary: `Do something to many ${things}`,
  about: `Changes, removes, restores, or does a verb: to records by their \`ids\`, at most ${formatted(batch.changed)} at once and ${batch.by_verb} with a verb, or to all that are \`matching\`, in batches of so many. Each is done on its own: one that the caller may not change, that is gone or in no state for it is skipped, with the code and sentence that the act on it alone would have answered. A batch ends after ${batch.most_ms / 1000} s: what is left of \`ids\` is then skipped with SERVICE_UNAVAILABLE and can be sent again. All that match: call again with \`after\` set to \`next\`, and a new Idempotency-Key, until \`next\` is null. The batches walk once from the oldest to the newest that was there when the first began, so that nothing is done twice.`,
  needs: `the right to change, remove or restore ${things}, or that of the verb`,
  once: true,
  body: bulk(entity),
  answer: { schema: data(bulk_answer) },
  fails: of_writes,
});

const formatted = (count: number) => count.toLocaleString("en");
const rights: Json = {
  type: "object",
  additionalProperties: { type: "array", items: { type: "string" } },
  description: "What the caller may do here, by verb, and how far it reaches: all, user, team, account.",
};
const names: Json = { type: "object", additionalProperties: { type: "string" } };
const values: Json = orNull({ type: "object", additionalProperties: true });
