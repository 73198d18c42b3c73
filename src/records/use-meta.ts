import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { type EntityName, loadMeta } from "../client/api.ts";
import type { EntityMeta, FieldMeta, Transitions, VerbMeta } from "../entity/meta.ts";
import { useChoiceLists } from "../ui/choice-lists.ts";
import { type Known, withLists } from "./with-lists.ts";

/** The fields of an entity as the server describes them; empty until they are known. */
export function useFields(entity: EntityName): FieldMeta[] {
  return useKnown(entity)?.fields ?? [];
}

/** One field of an entity, once it is known. */
export function useField(entity: EntityName, name: string | undefined): FieldMeta | undefined {
  return useFields(entity).find((field) => field.name === name);
}

/** The column that only an entity's verbs change, where it has one. */
export function useStateColumn(entity: EntityName): string | null {
  return useKnown(entity)?.state ?? null;
}

/** The verbs of an entity as the server describes them; none until they are known. */
export function useVerbs(entity: EntityName): Record<string, VerbMeta> {
  return useKnown(entity)?.verbs ?? {};
}

/** The column that says since when a record is put away, the verb that does it and the one that takes it back; nothing where that is not done. */
export function usePutAway(entity: EntityName): { column?: string; by?: string; back?: string } {
  const { put_away, verbs } = useKnown(entity) ?? {};
  const back = verbs?.[put_away?.by ?? ""]?.undone_by;
  return { ...put_away, ...(back && { back }) };
}

/** Why the server has not described its entities. */
export function useMetaFailure(): unknown {
  return useQuery(meta).error;
}

/** Has the descriptions read before anybody asks, and so kept for times without a line. */
export function readMeta(cache: QueryClient): void {
  void cache.prefetchQuery(meta);
}

/** Which state of an entity may follow which; empty until it is known. */
export function useTransitions(entity: EntityName): Transitions {
  return useKnown(entity)?.transitions ?? {};
}

/** Of these steps those that the entity's verb for moving takes: others have a verb of their own, which asks what it needs. */
export function useMoves(entity: EntityName): Transitions {
  return useKnown(entity)?.moves ?? {};
}

/** What the server and the company's lists say of an entity, for what is done outside of drawing. */
export async function loadKnown(cache: QueryClient, entity: EntityName): Promise<Known | undefined> {
  return withLists((await cache.fetchQuery(meta)).find(named(entity)));
}

const meta = queryOptions({
  queryKey: ["meta"],
  queryFn: async ({ signal }) => {
    const entities = await loadMeta(signal);
    if (entities.some(({ fields }) => fields.some(({ kind }) => kind === "rule"))) await import("./rule-words.ts");
    return entities;
  },
  // They change with the program only, and then the page is loaded anew.
  staleTime: Infinity,
});

/** An entity with the company's own lists in it, which may change at any time. */
function useKnown(entity: EntityName) {
  useChoiceLists();
  return withLists(useQuery(meta).data?.find(named(entity)));
}

const named = (entity: EntityName) => (each: EntityMeta) => each.name === entity;
