import { z } from "zod";
import { most_in_list, type Entity } from "./describe.ts";
import { AppError } from "./errors.ts";
import { matching_input, record_id } from "./chosen-request.ts";
import { apart } from "./own-fields.ts";
import { namesNothing } from "./refusal.ts";
import type { Verb } from "./verb.ts";

/**
 * How many records one call does. A verb is done to each on its own (some 3 ms), a change to all of them at once
 * (0.4 ms); a batch that takes longer than `most_ms` ends there and says where to go on, so that no transaction holds up
 * others.
 */
export const batch = { changed: 1000, by_verb: 200, most_ms: 1000 } as const;

/** So many characters at most one call writes into many records. */
const most_written = 4_000_000;

const plain = ["update", "remove", "restore"];

/** What an act on many takes, whatever the act. */
export const bulk_input = z.strictObject({
  ids: z.array(record_id).min(1).max(batch.changed).optional(),
  versions: z.record(z.string().toLowerCase(), z.int()).optional(),
  matching: matching_input.optional(),
  after: z.string().max(2000).optional(),
  was: z.array(z.string().max(100)).max(4).optional(),
  do: z.string().max(100),
  with: z.record(z.string(), z.unknown()).optional(),
});

/** What is taken into and out of a field of several values. */
export type ListChange = { add: unknown[]; remove: unknown[] };

/** What is to be done to each record: values and changes of lists, or a verb with its checked input. */
export type Deed =
  | { act: "update"; values: Record<string, unknown>; lists: Record<string, ListChange>; right: "update" }
  | { act: "remove" | "restore"; right: "delete" }
  | { act: "verb"; verb: Verb<z.ZodObject>; input: Record<string, unknown>; right: string };

/** An act on many, checked: what, to which records, and how many at most. */
export type BulkRequest = Omit<z.infer<typeof bulk_input>, "do" | "with"> & { deed: Deed; most: number };

/** Checks what an act on many was asked for; throws what is wrong with it. */
export function readBulk(entity: Entity, given: unknown): BulkRequest {
  const { do: what, with: input = {}, ...rest } = bulk_input.parse(given);
  const { ids, matching, versions, after, was } = rest;
  if (!ids === !matching) throw invalid("Say which records: by ids, or as those matching a filter.");
  if (matching ? versions : (after ?? was)) throw invalid("versions go with ids; after and was go with matching.");
  const deed = readDeed(entity, what, input);
  const length = JSON.stringify(input).length;
  const most = deed.act === "verb" ? batch.by_verb : batch.changed;
  if (ids && ids.length > most) throw invalid(`A verb is done to at most ${most} records at once.`);
  if (ids && ids.length * length > most_written)
    throw invalid("This would write more than 4 MB. Do it for fewer records at once.");
  return { ...rest, deed, most: Math.min(most, Math.floor(most_written / length)) };
}

function readDeed(entity: Entity, what: string, input: Record<string, unknown>): Deed {
  if (what === "remove" || what === "restore") return { act: what, right: "delete" };
  if (what === "update") return readChange(entity, input);
  const verb = entity.verbs[what];
  if (!verb?.many) {
    const those = [...plain, ...verbsForMany(entity)].join(", ");
    throw invalid(`What can be done to many ${entity.title.many.toLowerCase()}: ${those}.`);
  }
  return { act: "verb", verb, input: verb.input.parse(input), right: verb.right };
}

/** The verbs of an entity that may be done to many at once. */
export function verbsForMany(entity: Entity): string[] {
  return Object.entries(entity.verbs).flatMap(([name, { many }]) => (many ? [name] : []));
}

function readChange(entity: Entity, input: Record<string, unknown>): Deed {
  const among = Object.entries(input).filter(([name, value]) => entity.fields[name]?.list && isListChange(value));
  const lists = listChange(
    entity,
    among.map(([name]) => name),
  ).parse(Object.fromEntries(among));
  const rest = Object.entries(input).filter(([name]) => !(name in lists));
  const values = entity.update.parse(apart(entity, Object.fromEntries(rest))) as Record<string, unknown>;
  if (Object.keys(values).length + among.length === 0) throw namesNothing();
  return { act: "update", values, lists: lists as Record<string, ListChange>, right: "update" };
}

const isListChange = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);

/** What changes of fields of several values take: values that come in, values that go. */
export function listChange(entity: Entity, names: string[]): z.ZodObject {
  const shape = names.flatMap((name) => {
    const field = entity.fields[name];
    const values = () =>
      z
        .array(field?.one ?? z.never())
        .max(most_in_list)
        .default([]);
    return field?.updatable ? [[name, z.strictObject({ add: values(), remove: values() })] as const] : [];
  });
  return z.strictObject(Object.fromEntries(shape));
}

const invalid = (sentence: string) => new AppError("INVALID_INPUT", sentence);
