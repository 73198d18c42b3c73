import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Entry } from "../../../client/api.ts";
import { recordClient } from "../../../records/record-client.ts";

export type PipelineRow = Entry<"pipelines">;
export type StageRow = Entry<"stages">;

/** The pipelines with their stages, removed ones too, and how many leads stand in each stage. */
export function usePipelines() {
  const pipelines = useQuery({
    queryKey: ["pipelines", "all"],
    queryFn: ({ signal }) => recordClient("pipelines").list<PipelineRow>({ order: ["rank"], limit: 100 }, signal),
  });
  const stages = useQuery({
    queryKey: ["stages", "all"],
    queryFn: ({ signal }) => recordClient("stages").list<StageRow>({ order: ["rank"], limit: 1000 }, signal),
  });
  const counts = useQuery({
    queryKey: ["leads", "summary", "by stage"],
    queryFn: ({ signal }) => recordClient("leads").summary({ by: "stage" }, signal),
  });
  return {
    error: pipelines.error ?? stages.error,
    pipelines: pipelines.data?.data,
    stages: stages.data?.data ?? [],
    /** Undefined until they are known. */
    leadsIn: (key: string) => counts.data && Number(counts.data.find((group) => group["stage"] === key)?.count ?? 0),
  };
}

/** Has everything that shows stages read again. */
export function useRereadStages(): () => Promise<unknown> {
  const queries = useQueryClient();
  return () =>
    Promise.all(["pipelines", "stages", "leads"].map((entity) => queries.invalidateQueries({ queryKey: [entity] })));
}
