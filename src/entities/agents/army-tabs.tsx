import { useSession } from "../../client/session-context.ts";
import { PageLink } from "../../records/page-link.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { HaltMark } from "./halt-mark.tsx";

const tabs = [
  { entity: "ai_agents", title: phrase("AI army"), search: {} },
  { entity: "agent_tasks", title: phrase("Tasks for agents"), search: { tab: "tasks" } },
  { entity: "agent_schedules", title: phrase("Schedules"), search: { tab: "schedules" } },
  { entity: "agent_approvals", title: phrase("Proposals"), search: { tab: "proposals", status: "waiting" } },
  { entity: "agent_findings", title: phrase("Findings"), search: { tab: "findings", status: "open.acknowledged" } },
  { entity: "agent_memories", title: phrase("Memory"), search: { tab: "memory" } },
  { entity: "repositories", title: phrase("Repositories"), search: { tab: "repositories" } },
];

/** The title of the page of the agents: which of its tabs this is, and the way to the others. */
export function ArmyTabs({ entity: here }: { entity: string }) {
  const { rights } = useSession();
  const seen = tabs.filter(({ entity }) => entity === here || rights?.[entity]?.["read"]);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4">
      {seen.map(({ entity, title, search }) =>
        entity === here ? (
          <h1 key={entity} className="text-page font-semibold">
            {t(title)}
          </h1>
        ) : (
          <PageLink
            key={entity}
            to="/dashboard/ai-army"
            search={search}
            className="rounded-sm text-page text-ink-2 hover:text-ink hover:underline touch:min-h-11"
          >
            {t(title)}
          </PageLink>
        ),
      )}
      {/* The agents' own tab has a line that says more. */}
      {here !== "ai_agents" && <HaltMark />}
    </div>
  );
}
