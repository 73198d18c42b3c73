import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import type { EntityName } from "../client/api.ts";
import { columnOf, type RecordPage, type RecordRow, type Values, withValues } from "./record-client.ts";

type Page = RecordPage<RecordRow>;
type Listed = Page | InfiniteData<Page>;

/** Shows a change in every list and panel that holds the record; answers what takes it back. */
export function patchRecord(cache: QueryClient, entity: EntityName, id: string, change: Values): () => void {
  const before = findRecord(cache, entity, id);
  editLists(cache, entity, (rows) => rows.map((row) => (row.id === id ? withValues(row, change) : row)));
  cache.setQueryData<RecordRow>([entity, "get", id], (row) => row && withValues(row, change));
  return () => {
    if (!before) return;
    const old = Object.keys(change).map((column) => [column, columnOf(before, column)]);
    patchRecord(cache, entity, id, Object.fromEntries(old) as Values);
  };
}

/** Takes records out of every list, before the server has done so. */
export function dropRecords(cache: QueryClient, entity: EntityName, ids: string[]): void {
  const gone = new Set(ids);
  editLists(cache, entity, (rows) => rows.filter((row) => !gone.has(row.id)));
}

/** Asks again for what a change of some records may have moved: sums, boards, calendars, timelines, histories. */
export function refreshAround(cache: QueryClient, entity: EntityName, ids: string[]): void {
  void cache.invalidateQueries({ queryKey: [entity, "summary"] });
  for (const layout of ["board", "calendar", "timeline"])
    void cache.invalidateQueries({ queryKey: [entity, "list", layout] });
  for (const id of ids) void cache.invalidateQueries({ queryKey: [entity, "history", id] });
}

/** Asks again for everything of an entity. */
export function refreshAll(cache: QueryClient, entity: EntityName): void {
  void cache.invalidateQueries({ queryKey: [entity] });
}

/** A record wherever it is loaded: open, or in a list. */
export function findRecord(cache: QueryClient, entity: EntityName, id: string): RecordRow | undefined {
  const open = cache.getQueryData<RecordRow>([entity, "get", id]);
  if (open) return open;
  const lists = cache.getQueriesData<Listed>({ queryKey: [entity, "list"] });
  return lists
    .flatMap(([, list]) => pagesOf(list))
    .flatMap((page) => page.data)
    .find((row) => row.id === id);
}

/** The columns in which rows of an entity come to this reader; undefined where none is loaded. */
export function columnsSeen(cache: QueryClient, entity: EntityName): Set<string> | undefined {
  const lists = cache.getQueriesData<Listed>({ queryKey: [entity, "list"] });
  const row = lists.flatMap(([, list]) => pagesOf(list)).flatMap((page) => page.data)[0];
  return row && new Set(Object.keys(row));
}

function editLists(cache: QueryClient, entity: EntityName, edit: (rows: RecordRow[]) => RecordRow[]): void {
  const edited = (page: Page) => ({ ...page, data: edit(page.data) });
  cache.setQueriesData<Listed>({ queryKey: [entity, "list"] }, (list) => {
    if (!list) return list;
    return "pages" in list ? { ...list, pages: list.pages.map(edited) } : edited(list);
  });
}

function pagesOf(list: Listed | undefined): Page[] {
  if (!list) return [];
  return "pages" in list ? list.pages : [list];
}
