import type { Entry } from "../../client/api.ts";
import { RecordLink } from "../../screen/record-link.tsx";

type Named = Pick<Entry<"ai_agents">, "id" | "name">;
type Of = { agent?: Named | null | undefined; task?: Named | null | undefined };

/** The agent and the task of a record as ways to them, for the facts of its panel. */
export const agentAndTask = ({ agent, task }: Of) => ({
  agent_id: agent && (
    <RecordLink entity="ai_agents" row={agent}>
      {agent.name}
    </RecordLink>
  ),
  task_id: task && (
    <RecordLink entity="agent_tasks" row={task}>
      {task.name}
    </RecordLink>
  ),
});
