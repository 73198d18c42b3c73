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

/**
 * A write whose change is seen before the server answers; throws when refused, after taking the change back. Writes of
 * one record go one after the other, and only the answer of the last is shown: a quick hand sees nothing jump back.
 */
function shownIn(cache: QueryClient, entity: EntityName) {
  const last = new Map<string, Promise<unknown>>();
  return async (id: string, change: Values, write: () => Promise<OpenRecord | null>) => {
    const takeBack = patchRecord(cache, entity, id, change);
    const turn = (last.get(id) ?? Promise.resolve()).then(write, write);
    last.set(id, turn);
    try {
      const answer = await turn;
      if (!answer) dropRecords(cache, entity, [id]);
      else patchRecord(cache, entity, id, last.get(id) === turn ? answer : { version: answer.version });
      return answer;
    } catch (error) {
      if (last.get(id) === turn) takeBack();
      throw error;
    } finally {
      if (last.get(id) === turn) {
        last.delete(id);
        refreshAround(cache, entity, [id]);
      }
    }
  };
}
