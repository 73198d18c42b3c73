import { summarised } from "../../agents/jobs/summarised.ts";
import { useSession } from "../../client/session-context.ts";

/** Whether the reader may have agents summarise records of this entity, and ask about them. */
export function useMayAsk(entity: string): boolean {
  const may = !!useSession().rights?.["agent_tasks"]?.["create"];
  return may && summarised.some((each) => each === entity);
}
