import { useNames } from "../../records/names.ts";
import { t } from "../../ui/translate.ts";
import type { AgentRow } from "./agent-card.tsx";
import { type Budgets, capText, spentText } from "./use-budgets.ts";

// The dearest of each: they come to their end first.
const most = 3;

/** What was spent of the budgets of the day: the company's, and those of the agents and the people that have spent most. */
export function Spent({
  budgets: { company, agents: by_agent, people, caps },
  agents,
}: {
  budgets: Budgets;
  agents: AgentRow[];
}) {
  const nameOf = useNames();
  const agentOf = (id: string) => agents.find((agent) => agent.id === id)?.name;
  return (
    <ul className="flex flex-col gap-2 tabular-nums">
      <Bar name={t("Company")} spent={company} cap={caps.company} />
      {dearest(by_agent).map(([id, spent]) => (
        <Bar key={id} name={agentOf(id) ?? t("Another agent")} spent={spent} cap={caps.agent} />
      ))}
      {dearest(people).map(([id, spent]) => (
        <Bar key={id} name={nameOf(id) ?? t("a colleague")} spent={spent} cap={caps.person} />
      ))}
    </ul>
  );
}

const dearest = (amounts: Record<string, number>) =>
  Object.entries(amounts)
    .filter(([, amount]) => amount > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most);

function Bar({ name, spent, cap }: { name: string; spent: number; cap: number }) {
  const share = cap > 0 ? Math.min(1, spent / cap) : 1;
  return (
    <li>
      <p className="flex justify-between gap-3">
        <span className="truncate">{name}</span>
        <span className={`flex-none ${share >= 1 ? "text-bad" : "text-ink-2"}`}>
          {share >= 1 && `${t("used up")} · `}
          {t("{{spent}} of {{cap}}", { spent: spentText(spent), cap: capText(cap) })}
        </span>
      </p>
      <svg aria-hidden className="mt-1 block h-1 w-full" preserveAspectRatio="none">
        <rect className="fill-line" width="100%" height="100%" rx={2} />
        <rect className={share >= 0.85 ? "fill-bad" : "fill-agent"} width={`${share * 100}%`} height="100%" rx={2} />
      </svg>
    </li>
  );
}
