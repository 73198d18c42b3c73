import { useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, type EntityName, type Entry } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { refreshAll } from "../../records/cache.ts";
import { recordClient, type RecordRow } from "../../records/record-client.ts";

export type TaskRecord = Entry<"task_records">;

/** What a task is about, as far as its reader sees it, and ways to add to that and to end it. */
export function useRecordsOf(task_id: string) {
  const { data, error, isPending } = useQuery({
    queryKey: ["task_records", "list", "of", task_id],
    queryFn: ({ signal }) => api.task_records.list({ where: { task_id }, order: ["created_at"], limit: 50 }, signal),
  });
  const links = data?.data ?? [];
  const kinds = [...new Set(links.map(({ record_entity }) => record_entity))].toSorted();
  const found = useQueries({
    queries: kinds.map((entity) => {
      const ids = links.filter((link) => link.record_entity === entity).map(({ record_id }) => record_id);
      return {
        queryKey: [entity, "list", "ends", ids],
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          recordClient(entity as EntityName).list<RecordRow>({ where: { id: { in: ids } }, limit: 50 }, signal),
      };
    }),
  });
  const rows = new Map(found.flatMap((each) => each.data?.data ?? []).map((row) => [row.id, row]));
  const pending = isPending || found.some((each) => each.isPending);
  // (Of one that has just gone nothing is told.)
  const seen = links.flatMap((link) => {
    const row = rows.get(link.record_id);
    return row ? [{ link, row }] : [];
  });
  return { seen, rights: data?.rights ?? {}, pending, error, ...useLinking() };
}

/** Says that a task is about a record, or that it no longer is. */
export function useLinking() {
  const cache = useQueryClient();
  const again = () => refreshAll(cache, "task_records");
  return {
    link: (task_id: string, entity: string, record_id: string) => {
      const record_entity = entity as TaskRecord["record_entity"];
      return api.task_records.create({ task_id, record_entity, record_id }, newKey()).finally(again);
    },
    end: ({ id }: TaskRecord) => api.task_records.remove(id, newKey()).finally(again),
  };
}
