import type { QueryClient } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import type { EntityName } from "../../client/api.ts";
import type { MergePreview } from "../../entity/merge-words.ts";
import { refreshAll } from "../../records/cache.ts";

/** A record as it is told from others: its name, and what it has of addresses, numbers and places. */
export type Shown = {
  id: string;
  name: string;
  created_at?: string;
} & Partial<Record<"title" | "company_name" | "city" | "phone" | "siren" | "website", string | null>> &
  Partial<Record<"emails" | "phones" | "domains", string[]>>;
export type Like = Shown & { reasons: string[] };
export type Pair = { one: Shown; other: Shown; reasons: string[]; dismissed_at: string | null };
export type Merged = { id: string; name: string | null; at: string; by: string | null };

type Data<T> = { data: T };
const get = async <T>(path: string, query: Record<string, string>, signal?: AbortSignal): Promise<T> =>
  (await request<Data<T>>("GET", `${path}?${new URLSearchParams(query).toString()}`, { ...(signal && { signal }) }))
    .data;
const post = async <T>(path: string, body: object, signal?: AbortSignal): Promise<T> =>
  request<T>("POST", path, { body, ...(signal && { signal }) });

/** The records like one that is being typed. */
export async function likeValues(entity: string, values: object, signal: AbortSignal): Promise<Like[]> {
  return (await post<Data<Like[]>>("/api/duplicates/similar", { entity, values }, signal)).data;
}

/** The probable pairs of an entity, and how many there are. */
export function pairsOf(entity: string, dismissed: boolean, signal?: AbortSignal) {
  return get<{ count: number; pairs: Pair[] }>("/api/duplicates", { entity, dismissed: String(dismissed) }, signal);
}

/** The probable pairs of one record, and what was merged into it. */
export function duplicatesOf(entity: string, id: string, signal?: AbortSignal) {
  return get<{ pairs: Pair[]; merged: Merged[] }>("/api/duplicates/of", { entity, id }, signal);
}

/** Says that two records are two, or takes that back. */
export async function tellApart(cache: QueryClient, entity: string, { one, other }: Pair, two: boolean): Promise<void> {
  await post("/api/duplicates/apart", { entity, one: one.id, other: other.id, two });
  await cache.invalidateQueries({ queryKey: ["duplicates"] });
}

/** Two records to be one: which stays, which goes, and what is taken from it. */
export type Merging = { id: string; duplicate_id: string; take?: string[]; with_clients?: boolean };

export async function foretold(entity: string, both: Merging, signal: AbortSignal): Promise<MergePreview> {
  return (await post<Data<MergePreview>>(`/api/${entity}/merge/preview`, both, signal)).data;
}

export async function merge(cache: QueryClient, entity: string, merging: Merging): Promise<void> {
  await post(`/api/${entity}/merge`, merging).finally(() => refreshMerged(cache));
}

/** Answers the fields that stay as they are, since they were changed. */
export async function takeApart(cache: QueryClient, entity: string, both: Merging): Promise<string[]> {
  const { id, duplicate_id } = both;
  const done = post<{ result: { stay: string[] } }>(`/api/${entity}/take_apart`, { id, duplicate_id });
  return (await done.finally(() => refreshMerged(cache))).result.stay;
}

// Whatever refers to the two has moved.
const moved: EntityName[] = ["leads", "accounts", "contacts", "affiliations", "activities", "comments"];

function refreshMerged(cache: QueryClient): void {
  for (const entity of moved) refreshAll(cache, entity);
  void cache.invalidateQueries({ queryKey: ["duplicates"] });
}
