import { useQuery } from "@tanstack/react-query";
import { currentLanguage } from "../../ui/translate.ts";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { PageLink } from "../../records/page-link.tsx";
import { recordClient, type SummaryGroup } from "../../records/record-client.ts";
import { useSummary } from "../../records/use-records.ts";
import { formatNumber, formatPercent, formatRelative } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { modelQuery } from "../agent-tasks/model-query.ts";
import type { AgentRow } from "./agent-card.tsx";
import { useLastWeek, wholeShare } from "./last-week.ts";
import { capText, spentText, useBudgets } from "./use-budgets.ts";

const by_status = { by: "status" };
const tried_again = { where: { status: "pending", attempts: { gt: 0 } } };
const waits_for_people = { where: { status: "waiting" } };

/** How the agents' work stands, of what the reader sees of it, each figure a way to its rows. */
export function Standing({ agents }: { agents: AgentRow[] }) {
  const active = agents.filter((agent) => agent.status === "active").length;
  return (
    <dl className="flex flex-none flex-wrap gap-x-6 max-tablet:grid max-tablet:grid-cols-2 gap-y-2 border-b border-line px-4 py-2.5 tabular-nums">
      <Fact
        name={t("Agents")}
        value={agents.length}
        more={
          active === agents.length ? t("all active") : t("{{count}} of them active", { count: formatNumber(active) })
        }
      />
      <Work />
      <Seen />
      <Model />
      <Success />
      <Money />
    </dl>
  );
}

function Work() {
  const { data: tasks } = useSummary("agent_tasks", by_status);
  const { data: proposals } = useSummary("agent_approvals", waits_for_people);
  const oldest = useOldest();
  const sees_all = useSession().rights?.["agent_tasks"]?.["read"]?.includes("all");
  const { data: failing } = useSummary("agent_tasks", tried_again);
  const [queued, waits, again] = [countOf(tasks, "pending", "assigned"), countOf(tasks, "waiting"), countOf(failing)];
  return (
    <>
      <Fact
        name={sees_all ? t("Running now") : t("Yours, running now")}
        value={countOf(tasks, "running")}
        to={states("running")}
      />
      <Fact name={t("Proposals waiting")} value={countOf(proposals)} to={waiting} />
      {!!waits && <Fact name={t("Tasks waiting")} value={waits} to={states("waiting")} />}
      <Fact
        name={t("Queue")}
        value={queued}
        to={states("pending.assigned")}
        more={queued ? oldest && t("oldest {{when}}", { when: formatRelative(oldest, currentLanguage()) }) : undefined}
      />
      {!!again && <Fact name={t("Failed, tried again")} value={again} to={states("pending")} bad />}
    </>
  );
}

const looked_again_ms = 30_000;
// (Each server looks every 30 seconds.)
const missed_ms = 90_000;

/** When a server last looked for tasks; where none does, nothing is begun. */
function Seen() {
  const { data: seen } = useQuery({
    queryKey: ["agent_tasks", "worker"],
    queryFn: async ({ signal }) => {
      const { data: at } = await request<{ data: string | null }>("GET", "/api/agents/worker", { signal });
      return { at, missed: at === null || Date.now() - Date.parse(at) > missed_ms };
    },
    refetchInterval: looked_again_ms,
  });
  const { at, missed } = seen ?? {};
  if (!missed) return <Fact name={t("Worker")} value={seen && t("Working")} />;
  const since = at ? t("seen {{when}}", { when: formatRelative(at, currentLanguage()) }) : undefined;
  return <Fact name={t("Worker")} value={t("No server works")} more={since} bad />;
}

/** That no model is configured: active agents do nothing then. */
function Model() {
  const { data: has_model } = useQuery(modelQuery);
  return has_model === false ? <Fact name={t("Model")} value={t("Not configured")} bad /> : null;
}

/** How much of what ended within a week went well; nothing where nothing ended. */
function Success() {
  const { done, ended } = useLastWeek();
  if (ended === 0) return null;
  return (
    <Fact
      name={t("Succeeded, 7 days")}
      value={formatPercent(wholeShare(done, ended))}
      more={t("of {{count}}", { count: formatNumber(ended) })}
    />
  );
}

/** What was spent, for whoever may read it. */
function Money() {
  const may = useSession().rights?.["model_endpoint"]?.["read"];
  const { company = 0, month = 0, caps } = useBudgets() ?? {};
  if (!may) return null;
  const cap = caps && t("of {{amount}}", { amount: capText(caps.company) });
  return (
    <>
      <Fact
        name={t("Spent today")}
        value={caps && spentText(company)}
        more={cap}
        bad={company >= (caps?.company ?? 1)}
      />
      <Fact name={t("This month")} value={caps && spentText(month)} />
    </>
  );
}

/** How many there are in groups by their state: of these states, of all where none is named. */
const countOf = (groups: SummaryGroup[] | undefined, ...only: string[]) =>
  groups?.reduce((sum, { status, count }) => sum + (only.length === 0 || only.includes(String(status)) ? count : 0), 0);

type FactProps = {
  name: string;
  value: number | string | undefined;
  /** What the address of its rows asks for; none where it has no rows. */
  to?: Record<string, string>;
  more?: string | undefined;
  bad?: boolean;
};

function Fact({ name, value, to, more, bad = false }: FactProps) {
  const text = typeof value === "number" ? formatNumber(value) : (value ?? "\u00a0");
  return (
    <div>
      <dt className="text-meta text-ink-3">{name}</dt>
      <dd className="flex items-baseline gap-1.5">
        <span className={`text-head font-semibold ${bad ? "text-bad" : ""}`}>
          {to && value !== 0 ? (
            <PageLink
              to="/dashboard/ai-army"
              search={to}
              aria-label={`${text}, ${name}`}
              className="reach rounded-sm underline decoration-line underline-offset-3 hover:text-person hover:decoration-current"
            >
              {text}
            </PageLink>
          ) : (
            <span className={value === 0 ? "text-ink-3" : undefined}>{text}</span>
          )}
        </span>
        {more && <span className="text-meta text-ink-3">{more}</span>}
      </dd>
    </div>
  );
}

const states = (status: string) => ({ tab: "tasks", status });
const waiting = { tab: "proposals", status: "waiting" };

/** Since when the first of what is not begun waits. */
function useOldest(): string | undefined {
  const question = { where: { status: { in: ["pending", "assigned"] } }, order: ["created_at"], limit: 1 };
  const { data } = useQuery({
    queryKey: ["agent_tasks", "list", "oldest"],
    queryFn: ({ signal }) => recordClient("agent_tasks").list<{ created_at: string }>(question, signal),
  });
  return data?.data[0]?.created_at;
}
