import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { newKey, request } from "../../client/request.ts";
import { toastRefusal } from "../../screen/refusals.ts";

/** A run as its log tells of it. */
export type Run = {
  id: string;
  place: number;
  number: number;
  entity: string | null;
  row_id: string | null;
  name: string | null;
  state: "waiting" | "succeeded" | "failed" | "stopped";
  waits_for: "time" | "record" | "person" | null;
  next_at: string | null;
  started_at: string;
  ended_at: string | null;
  asks_me: boolean | null;
  question: string | null;
  error: string | null;
  acts: string | null;
  steps: RunStep[] | null;
};
export type RunStep = {
  step: string;
  state: "done" | "retried" | "failed" | "passed" | "waiting";
  error: string | null;
  output: Record<string, unknown> | null;
  at: string;
};

const every_ms = 5000;
// While one goes on.
const soon_ms = 1000;
const a_page = 50;

/** The runs of a workflow, the newest first, looked at again and again while they are shown. */
export function useRuns(workflow: string, state: string) {
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["workflow_runs", workflow, state],
    queryFn: ({ signal, pageParam }) => {
      const asked = { workflow_id: workflow, ...(state && { state }), ...(pageParam && { before: String(pageParam) }) };
      return request<{ data: Run[] }>("GET", `/api/workflow_runs?${new URLSearchParams(asked)}`, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ data: rows }) => (rows.length < a_page ? undefined : rows.at(-1)?.place),
    refetchInterval: ({ state: { data: known } }) =>
      known?.pages.some(({ data: rows }) => rows.some(goesOn)) ? soon_ms : every_ms,
    staleTime: 0,
  });
  const runs = data?.pages.flatMap(({ data: rows }) => rows);
  return { runs, error, more: hasNextPage ? () => void fetchNextPage() : null };
}

const goesOn = ({ state, waits_for }: Run) => state === "waiting" && waits_for === null;

/** Does something about runs; answers whether it was done. */
export function useRunActs() {
  const cache = useQueryClient();
  return async (path: string, body: object): Promise<boolean> => {
    const done = await request<{ data: object }>("POST", `/api/workflow_runs${path}`, {
      body,
      idempotency_key: newKey(),
    }).catch(toastRefusal);
    await Promise.all(
      ["workflow_runs", "workflow_questions"].map((name) => cache.invalidateQueries({ queryKey: [name] })),
    );
    return !!done;
  };
}
