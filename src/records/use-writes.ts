import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { EntityName } from "../client/api.ts";
import { ownId } from "../client/own-id.ts";
import { newKey } from "../client/request.ts";
import { useSession } from "../client/session-context.ts";
import { dropRecords, findRecord, patchRecord, refreshAll, refreshAround } from "./cache.ts";
import { ownVersions } from "./own-versions.ts";
import type { OpenRecord, RecordRow, Values } from "./record-client.ts";
import { withoutFormer } from "./relation.ts";
import { removeRecords } from "./remove-records.ts";
import { sendOrWait, type Write } from "./write.ts";

/** The writes of one entity: shown at once, taken back when the server refuses. */
export type Writes = ReturnType<typeof writesOf>;

/** Writes that show their effect before the server answers. */
export function useWrites(entity: EntityName): Writes {
  const cache = useQueryClient();
  const me = useSession().person.id;
  return useMemo(() => writesOf(cache, entity, me), [cache, entity, me]);
}

/** The same where no component draws. */
export function writesOf(cache: QueryClient, entity: EntityName, me: string) {
  const shown = shownIn(cache, entity);
  return {
    update: (row: RecordRow, change: Values) => {
      const body = { ...change, version: row.version };
      return shown({ entity, act: "update", ids: [row.id], body, key: newKey(), row, effect: change });
    },

    /** Does a verb; `expected` is what it will have changed. */
    act: (id: string, verb: string, input: Values = {}, expected: Values = {}) => {
      const row = findRecord(cache, entity, id);
      return shown({ entity, act: verb, ids: [id], body: { ...input, id }, key: newKey(), row, effect: expected });
    },

    /** Makes a record whose id comes from the key: whoever sends it twice has made it once. */
    create: async (values: Values, key: string) => {
      const id = ownId(key, me);
      const body = { ...values, id };
      const made = await sendOrWait<OpenRecord>({ entity, act: "create", ids: [id], body, key, effect: values });
      refreshAll(cache, entity);
      return made;
    },

    /** Into the bin, with a way back for 10 s. */
    remove: (ids: string[], sentence: (count: number, left: string) => string, onBack?: () => void) =>
      removeRecords(cache, entity, ids, sentence, onBack),

    restore: async (id: string) => {
      const body = { ids: [id], do: "restore" };
      await sendOrWait({ entity, act: "restore", ids: [id], body, key: newKey(), effect: { deleted_at: null } });
      refreshAll(cache, entity);
    },
  };
}

/**
 * A write whose change is seen before the server answers; throws when refused, after taking the change back. Writes of
 * one record go one after the other, and only the answer of the last is shown: a quick hand sees nothing jump back.
 */
function shownIn(cache: QueryClient, entity: EntityName) {
  const { last, versions } = linesOf(cache, entity);
  return async (write_of: Write) => {
    const given = { ...write_of, effect: withoutFormer(write_of.row, write_of.effect) };
    const id = given.ids[0] ?? "";
    const write = async () => {
      const body = versions.onward(id, given.body);
      const answer = await sendOrWait<OpenRecord | null>({ ...given, body });
      if (answer) versions.wrote(id, body, answer.version);
      return answer;
    };
    const takeBack = patchRecord(cache, entity, id, given.effect);
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

/** The last write of each record and the versions that they led to, whichever part of a page began them. */
function linesOf(cache: QueryClient, entity: EntityName) {
  const all = lines.get(cache) ?? new Map<EntityName, Lines>();
  const own = all.get(entity) ?? { last: new Map<string, Promise<unknown>>(), versions: ownVersions() };
  lines.set(cache, all.set(entity, own));
  return own;
}

type Lines = { last: Map<string, Promise<unknown>>; versions: ReturnType<typeof ownVersions> };
const lines = new WeakMap<QueryClient, Map<EntityName, Lines>>();
