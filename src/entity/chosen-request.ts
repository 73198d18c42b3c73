import { z } from "zod";
import { limits, list_query } from "./list-request.ts";

/** An id of a record as all compare it: the same in either case. */
export const record_id = z.uuid().toLowerCase();

/** All that a list would find. */
export const matching_input = z.strictObject({
  where: z.record(z.string(), z.unknown()).optional(),
  q: z.string().max(limits.pattern).optional(),
  imported: z.uuid().optional(),
});

/** Such a filter as the query string of a list says it. */
export function queryOf({ where, q, imported }: z.infer<typeof matching_input>): Record<string, string> {
  return { ...(where && { where: JSON.stringify(where) }), ...(q && { q }), ...(imported && { imported }) };
}

/** What is asked about the rights on some records, or on all that match. */
export const allowed_input = z.strictObject({
  ids: z.array(record_id).max(1000).default([]),
  matching: matching_input.optional(),
  bin: z.boolean().default(false),
});

const seen = z
  .string()
  .describe('Columns as they are seen, each with its heading, as JSON: [["name","Lead"],["value","Value"]]');

/** What an export is asked for: a list's own question, and the columns as they are seen; without these it has all fields. */
export const export_query = list_query
  .omit({ cursor: true, offset: true, limit: true, count: true, include: true })
  .extend({ seen: seen.optional() });

/** Rows that were chosen for an export, in the order in which they are seen. */
export const chosen_input = z.strictObject({ ids: z.array(record_id).min(1).max(1000), seen });
