import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import type { Values } from "../../records/record-client.ts";
import { useSummary } from "../../records/use-records.ts";
import { useHere } from "../../screen/description.ts";
import { formatDuration } from "../../ui/duration.ts";
import { formatPercent } from "../../ui/format.ts";
import { formatSums } from "../../ui/money.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { seesAmounts, seesWhole } from "./sees-amounts.ts";

/** What was spent on the project that is open beside what it may cost, and how far it is: computed when it is read, of what its reader sees. */
export default function ProjectTime() {
  const { row: project } = useHere<"projects">();
  const session = useSession();
  const { rights } = session;
  const where = { project_id: project.id };
  const read = rights?.["time_entries"]?.["read"] ?? [];
  const whole = seesWhole(session, project.owner_id);
  const amounts = whole && seesAmounts(rights);
  const time = useSummary("time_entries", { where, sum: amounts ? ["minutes", "amount"] : ["minutes"] });
  const tasks = useSummary("tasks", { where, by: "status" });
  if (read.length === 0 || !time.data || !tasks.data) return null;
  const minutes = Number(time.data[0]?.["minutes"] ?? 0);
  const { done, all } = doneOf(tasks.data);
  return (
    <section
      aria-label={t("Progress and budget")}
      className="flex flex-none flex-col gap-2 border-t border-line px-4 py-2.5"
    >
      {all > 0 && <Meter label={t("Tasks done")} share={done / all} said={of(String(done), String(all))} />}
      <Hours {...{ minutes, whole }} planned={whole ? project.budget_hours : null} />
      {amounts && <Money {...{ project }} spent={(time.data[0]?.["amount"] ?? {}) as Record<string, number>} />}
    </section>
  );
}

const of = (spent: string, all: string) => t("{{spent}} of {{all}}", { spent, all });

function Hours({ minutes, whole, planned }: { minutes: number; whole: boolean; planned: number | null }) {
  const spent = formatDuration(minutes);
  if (!planned) return <Plain label={whole ? t("Time spent") : t("Your time")} said={spent} />;
  const said = of(spent, formatDuration(planned * 60));
  return <Meter label={t("Hours used")} share={minutes / 60 / planned} said={said} bounded />;
}

function Money({ project, spent }: { project: Entry<"projects">; spent: Record<string, number> }) {
  const { budget, currency } = project;
  if (!budget) return Object.keys(spent).length > 0 && <Plain label={t("Amount")} said={formatSums(spent)} />;
  const used = spent[currency] ?? 0;
  const said = of(formatAmount(Math.round(used), currency), formatAmount(budget, currency));
  return <Meter label={t("Budget used")} share={used / budget} said={said} bounded />;
}

/** How many of the tasks that count are done: those that were given up do not. */
function doneOf(groups: Values[]): { done: number; all: number } {
  const of = (state: string) => Number(groups.find(({ status }) => status === state)?.["count"] ?? 0);
  const all = groups.reduce((sum, group) => sum + Number(group["count"]), 0);
  return { done: of("done"), all: all - of("cancelled") };
}

/** A share of a whole as a bar and in words; what goes beyond its bound is told in red, too. */
function Meter({ label, share, said, bounded = false }: MeterProps) {
  const over = bounded && share > 1;
  return (
    <div>
      <Plain {...{ label, over }} said={`${said} · ${formatPercent(share)}`} />
      <div aria-hidden className="mt-0.5 h-1.5 overflow-hidden rounded-full bg-line-2">
        <div className={`h-full ${over ? "bg-bad" : "bg-person"}`} style={{ width: `${Math.min(share, 1) * 100}%` }} />
      </div>
    </div>
  );
}
type MeterProps = { label: string; share: number; said: string; bounded?: boolean };

function Plain({ label, said, over = false }: { label: string; said: string; over?: boolean }) {
  return (
    <p className="flex flex-wrap justify-between gap-x-3">
      <span className="text-ink-3">{label}</span>
      <span className={`tabular-nums ${over ? "text-bad" : ""}`}>{said}</span>
    </p>
  );
}
