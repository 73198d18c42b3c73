import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { EntityName } from "../client/api.ts";
import { type ListQuestion, recordClient, type RecordRow, type Summed } from "./record-client.ts";

// A screen and a half at once; then ever larger pages, so that a quick hand does not outrun them, and so that a long list
// is read again in few requests when something in it changes.
const page_sizes = [60, 200, 400];
const last_size = 1000;

/** The rows of a list, page after page by cursor. */
export function useRecords<Row extends RecordRow>(entity: EntityName, question: ListQuestion) {
  const query = useInfiniteQuery({
    queryKey: [entity, "list", question],
    queryFn: ({ pageParam, signal }) => recordClient(entity).list<Row>({ ...question, ...pageParam }, signal),
    initialPageParam: { limit: page_sizes[0] } as { limit: number; cursor?: string },
    getNextPageParam: ({ next }, pages) =>
      next ? { limit: page_sizes[pages.length] ?? last_size, cursor: next } : null,
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.data) ?? [], [query.data]);
  return { ...query, rows, rights: query.data?.pages[0]?.rights ?? {} };
}

/** Counts and sums of the rows that a list shows, by group where asked. */
export function useSummary(entity: EntityName, question: Summed) {
  return useQuery({
    queryKey: [entity, "summary", question],
    queryFn: ({ signal }) => recordClient(entity).summary(question, signal),
    placeholderData: keepPreviousData,
  });
}

/** One record, open, read again every so often where that is said; one in the loaded list is not shown as if it were whole. */
export function useRecord<Row extends RecordRow>(entity: EntityName, id: string, every_ms?: number) {
  return useQuery({
    queryKey: [entity, "get", id],
    queryFn: ({ signal }) => recordClient(entity).get<Row>(id, signal),
    ...(every_ms !== undefined && { refetchInterval: every_ms }),
  });
}

/** The newest changes of a record. */
export function useHistory(entity: EntityName, id: string) {
  return useQuery({
    queryKey: [entity, "history", id],
    queryFn: ({ signal }) => recordClient(entity).history(id, signal),
  });
}
