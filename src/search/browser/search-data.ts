import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../client/api.ts";
import { request } from "../../client/request.ts";
import type { Person } from "../../client/session.ts";
import { useSession } from "../../client/session-context.ts";
import { isSilence } from "../../client/standby.ts";
import type { Hit } from "../hit.ts";

/** A search that was kept. */
export type Saved = { id: string; search_name: string; query_text: string; is_pinned: boolean };

/** A search that several people have made. */
export type Popular = { query_text: string; search_count: number };

/** Below this a search would find too much to be of use. */
export const fewest_letters = 2;

const most_hits = 20;

/** What was found; `read` says that the server was silent, and that this is from what the person has read. */
type Found = { data: Hit[]; read?: boolean };

/** What matches; while new words are asked for, what matched the last ones. */
export function useHits(words: string) {
  const { person } = useSession();
  return useQuery({
    queryKey: ["search", words],
    queryFn: ({ signal }) => find(words, person, signal),
    enabled: words.length >= fewest_letters,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

async function find(words: string, person: Person, signal: AbortSignal): Promise<Found> {
  const body = { p_query: words, p_limit: most_hits };
  try {
    return await request<Found>("POST", "/api/rpc/search_global", { body, signal });
  } catch (error) {
    if (!isSilence(error)) throw error;
    const { findRead } = await import("../../offline/find-read.ts");
    return { data: await findRead(person, words, most_hits), read: true };
  }
}

/** The person's own searches, pinned ones first, and how to change them. */
export function useSaved() {
  const cache = useQueryClient();
  const key = ["saved_searches"];
  const { data, error, isPending } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      api.saved_searches.list(
        {
          columns: ["id", "search_name", "query_text", "is_pinned"],
          order: ["-is_pinned", "-created_at"],
          limit: 10,
        },
        signal,
      ),
  });
  const then = async (written: Promise<unknown>) => {
    await written;
    await cache.invalidateQueries({ queryKey: key });
  };
  return {
    saved: data?.data as Saved[] | undefined,
    error,
    isPending,
    save: (search_name: string, query_text: string) => then(api.saved_searches.create({ search_name, query_text })),
    pin: (id: string, is_pinned: boolean) => then(api.saved_searches.update(id, { is_pinned })),
    remove: (id: string) => then(api.saved_searches.remove(id)),
    restore: (id: string) => then(api.saved_searches.restore(id)),
  };
}

/** What several people have searched for lately; only staff may know. */
export function usePopular() {
  return useQuery({
    queryKey: ["popular_searches"],
    queryFn: ({ signal }) => request<{ data: Popular[] }>("GET", "/api/popular_searches", { signal }),
    select: ({ data }) => data,
    staleTime: 60_000,
  });
}

/** Whether this person may know what others search for. */
export function useSeesPopular(): boolean {
  return !!useSession().rights?.["popular_searches"]?.["read"];
}

/** Tells that a search was made: a hit of it was opened, or it was kept. That this fails is nobody's trouble. */
export function recordSearch(words: string): void {
  if (words.length < fewest_letters) return;
  request("POST", "/api/rpc/record_search", { body: { p_query: words } }).catch(() => undefined);
}
