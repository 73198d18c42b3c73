import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { actOnImport, loadImport, loadPastImports, loadProblems, type SentImport } from "./import-client.ts";
import { working_states } from "../import-states.ts";

const poll_ms = 600;

/** Whether a server works on the import at this moment. */
export function isWorking({ state }: Pick<SentImport, "state">): boolean {
  return (working_states as readonly string[]).includes(state);
}

/** An import, asked for again and again while it is being worked on; afterwards the entity's lists are asked for again. */
export function useImport(id: string | null) {
  const cache = useQueryClient();
  const { data } = useQuery({
    queryKey: ["imports", id],
    queryFn: ({ signal }) => loadImport(id ?? "", signal),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? poll_ms : false),
  });
  const show = (sent: SentImport) => cache.setQueryData(["imports", sent.id], sent);
  const { state, entity } = data ?? {};
  useEffect(() => {
    if (state && ["committed", "stopped", "undone"].includes(state))
      void cache.invalidateQueries({ queryKey: [entity] });
  }, [cache, entity, state]);
  return {
    record: data,
    show,
    act: async (act: Parameters<typeof actOnImport>[0]) => show(await actOnImport(act, id ?? "")),
  };
}

/** The imports of before, and those that are under way. */
export function usePastImports() {
  return useQuery({
    queryKey: ["imports", "past"],
    queryFn: ({ signal }) => loadPastImports(signal),
    refetchOnMount: "always",
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? poll_ms : false),
  });
}

/** The rows that were not taken, once the work is over; each run finds its own. */
export function useProblems({ id, state, run_id }: SentImport) {
  return (
    useQuery({
      queryKey: ["imports", id, "problems", state, run_id],
      queryFn: ({ signal }) => loadProblems(id, signal),
    }).data ?? []
  );
}
