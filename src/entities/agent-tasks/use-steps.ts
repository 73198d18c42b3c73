import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";

/** What was done for a task: a question to a model, or the use of a tool, with what it took. */
export type Step = {
  id: string;
  run_id: string;
  at: string;
  kind: "model" | "tool";
  model: string | null;
  tool: string | null;
  /** What the tool was given, as JSON, shortened. */
  arguments: string | null;
  found: number | null;
  input_tokens: number | null;
  output_tokens: number | null;
  /** In millionths of the company's currency; null until it is booked. */
  cost: number | null;
  ms: number | null;
  error: string | null;
  /** What the model has written so far, the end of it, while it is asked. */
  heard: string | null;
  /** Of a tool that reads records: the role of whoever asked, and the scopes in which it reads them. */
  allowed: { role: string; scopes: string[] } | null;
};

const looked_again_ms = 1000;

/** The steps of a task, in order; looked up again while it is worked on. */
export function useSteps(task: string, running: boolean): Step[] {
  const { data } = useQuery({
    // With the tasks, so that a change of how one stands looks here as well.
    queryKey: ["agent_tasks", "steps", task],
    queryFn: async ({ signal }) =>
      (await request<{ data: Step[] }>("GET", `/api/agents/tasks/${task}/steps`, { signal })).data,
    refetchInterval: running && looked_again_ms,
  });
  return data ?? [];
}
