import { useSession } from "../../client/session-context.ts";
import { useSummary } from "../../records/use-records.ts";
import { StateMark } from "../../screen/state-mark.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { glyphs } from "../agent-tasks/agent-task-glyphs.ts";
import type { AgentRow } from "./agent-card.tsx";
import { useLastWeek, wholeShare } from "./last-week.ts";
import { usePausedBy } from "./paused-by.ts";
import { saidWord } from "./said-words.ts";
import { spentText, useBudgets } from "./use-budgets.ts";

const open = { where: { status: { in: ["running", "waiting", "assigned", "pending"] } }, by: "assigned_to,status" };

/** What an agent is and can do, or who paused it, and what it is doing. */
export default function CardLines({ agent }: { agent: AgentRow }) {
  const paused_by = usePausedBy(agent);
  const can = agent.capabilities.map(saidWord).join(", ");
  const model = [agent.specialization && saidWord(agent.specialization), agent.model].filter(Boolean).join(" · ");
  return (
    <>
      <span className="block truncate text-meta text-ink-2" title={model}>
        {model}
      </span>
      {/* (A phone shows a line of what it can do, and all of who paused it.) */}
      <span className={`line-clamp-3 text-meta text-ink-3 ${paused_by ? "" : "max-tablet:line-clamp-1"}`} title={can}>
        {paused_by ?? can}
      </span>
      <Doing agent={agent} />
    </>
  );
}

/** What an agent is doing, as far as the reader sees its tasks, and for whoever reads costs what it cost today. */
function Doing({ agent: { id } }: { agent: AgentRow }) {
  const { data: groups } = useSummary("agent_tasks", open);
  const cost = useBudgets()?.agents[id];
  const of = (...states: unknown[]) =>
    groups?.reduce((sum, { assigned_to, status, count }) => {
      return assigned_to === id && states.includes(status) ? sum + count : sum;
    }, 0) ?? 0;
  const [running, waiting] = [of("running"), of("waiting", "assigned", "pending")];
  return (
    <span className="flex min-h-4 flex-wrap gap-x-3 pt-0.5 text-meta text-ink-2 [&_[data-state]_svg]:size-3">
      {running > 0 && <Tasks state="running" count={running} />}
      {waiting > 0 && <Tasks state="waiting" count={waiting} />}
      {groups && running + waiting === 0 && <Nothing />}
      <WentWell agent={id} />
      {cost !== undefined && <span className="tabular-nums">{t("{{amount}} today", { amount: spentText(cost) })}</span>}
    </span>
  );
}

/** How much of what it ended within a week went well, as far as the reader sees it. */
function WentWell({ agent }: { agent: string }) {
  const { done, ended } = useLastWeek(agent);
  if (ended === 0) return null;
  const share = formatPercent(wholeShare(done, ended));
  return (
    <span className="tabular-nums">{t("{{share}} of {{count}} in 7 days", { share, count: formatNumber(ended) })}</span>
  );
}

function Tasks({ state, count }: { state: "running" | "waiting"; count: number }) {
  return (
    <span className="flex gap-1">
      <StateMark state={state} glyph={glyphs[state]} />
      <span className="tabular-nums">{formatNumber(count)}</span>
    </span>
  );
}

/** Whoever sees their own tasks only is not told what others have it do. */
function Nothing() {
  const sees_all = useSession().rights?.["agent_tasks"]?.["read"]?.includes("all");
  return <span className="text-ink-3">{sees_all ? t("Nothing to do") : t("Nothing of yours")}</span>;
}
