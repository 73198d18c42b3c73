import { useSession } from "../../client/session-context.ts";
import { TabLine } from "../../screen/tab-line.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { late } from "../../ui/late.ts";

const HaltMark = late(() => import("./halt-mark.tsx"));

type Tab = { entity: string; title: string; search: { tab?: string; status?: string } };

/** The tabs of the page of the agents, by the address of each. */
export const tabs: Tab[] = [
  { entity: "ai_agents", title: phrase("AI army"), search: {} },
  { entity: "agent_tasks", title: phrase("Tasks for agents"), search: { tab: "tasks" } },
  { entity: "agent_schedules", title: phrase("Schedules"), search: { tab: "schedules" } },
  { entity: "agent_approvals", title: phrase("Proposals"), search: { tab: "proposals", status: "waiting" } },
  { entity: "agent_findings", title: phrase("Findings"), search: { tab: "findings", status: "open.acknowledged" } },
  { entity: "agent_memories", title: phrase("Memory"), search: { tab: "memory" } },
  { entity: "agent_cases", title: phrase("Cases"), search: { tab: "cases" } },
  { entity: "agent_policies", title: phrase("Evaluation"), search: { tab: "evaluation" } },
  { entity: "repositories", title: phrase("Repositories"), search: { tab: "repositories" } },
  { entity: "tool_servers", title: phrase("Tool servers"), search: { tab: "tools" } },
];

/** The title of the page of the agents: which of its tabs this is, and the way to the others. */
export function ArmyTabs({ entity: here }: { entity: string }) {
  const { rights } = useSession();
  const seen = tabs.filter(({ entity }) => entity === here || rights?.[entity]?.["read"]);
  return (
    <TabLine
      here={here}
      tabs={seen.map(({ title, ...tab }) => ({ ...tab, title: t(title), to: "/dashboard/ai-army" }))}
    >
      {/* The agents' own tab has a line that says more. */}
      {here !== "ai_agents" && <HaltMark />}
    </TabLine>
  );
}
