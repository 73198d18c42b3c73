import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { EntityName } from "../client/api.ts";
import { dropRecords, patchRecord, refreshAll, refreshAround } from "./cache.ts";
import { type OpenRecord, recordClient, type RecordRow, type Values } from "./record-client.ts";
import { removeRecords } from "./remove-records.ts";

/** The writes of one entity: shown at once, taken back when the server refuses. */
export type Writes = ReturnType<typeof writesOf>;

/** Writes that show their effect before the server answers. */
export function useWrites(entity: EntityName): Writes {
  const cache = useQueryClient();
  return useMemo(() => writesOf(cache, entity), [cache, entity]);
}

function writesOf(cache: QueryClient, entity: EntityName) {
  const client = recordClient(entity);
  const shown = shownIn(cache, entity);
  return {
    update: (row: RecordRow, change: Values) =>
      shown(row.id, change, () => client.update(row.id, { ...change, version: row.version })),

    /** Does a verb; `expected` is what it will have changed. */
    act: (id: string, verb: string, input: Values = {}, expected: Values = {}) =>
      shown(id, expected, () => client.do(verb, { ...input, id })),

    create: async (values: Values, key: string) => {
      const made = await client.create(values, key);
      refreshAll(cache, entity);
      return made;
    },

    /** Into the bin, with a way back for 10 s. */
    remove: (ids: string[], sentence: (count: number, skipped: number) => string) =>
      removeRecords(cache, entity, ids, sentence),

    restore: async (id: string) => {
      await client.restore(id);
      refreshAll(cache, entity);
    },
  };
}

/** A write whose change is seen before the server answers; throws when refused, after taking the change back. */
function shownIn(cache: QueryClient, entity: EntityName) {
  return async (id: string, change: Values, write: () => Promise<OpenRecord | null>) => {
    const takeBack = patchRecord(cache, entity, id, change);
    try {
      const answer = await write();
      if (answer) patchRecord(cache, entity, id, answer);
      else dropRecords(cache, entity, [id]);
      refreshAround(cache, entity, [id]);
      return answer;
    } catch (error) {
      takeBack();
      throw error;
    }
  };
}
