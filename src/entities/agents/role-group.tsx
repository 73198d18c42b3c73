import { useId } from "react";
import { formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { AgentCard, type AgentRow } from "./agent-card.tsx";

const headings = {
  manager: phrase("Managers"),
  specialist: phrase("Specialists"),
  operator: phrase("Operators"),
} as const;

/** The agents of one role under its heading. */
export function RoleGroup({ role, agents }: { role: AgentRow["role"]; agents: AgentRow[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="px-4 pt-4">
      <h2 id={id} className="pb-2 text-meta font-medium text-ink-2">
        {t(headings[role])}{" "}
        <span className="pl-1 font-normal text-ink-3 tabular-nums">{formatNumber(agents.length)}</span>
      </h2>
      <ul className="grid grid-cols-1 gap-x-5 @2xl:grid-cols-2 @3xl:grid-cols-3">
        {agents.map((agent) => (
          <AgentCard key={agent.id} agent={agent} />
        ))}
      </ul>
    </section>
  );
}
