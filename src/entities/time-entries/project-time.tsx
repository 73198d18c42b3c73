import { useSession } from "../../client/session-context.ts";
import type { Values } from "../../records/record-client.ts";
import { useSummary } from "../../records/use-records.ts";
import { useHere } from "../../screen/description.ts";
import { formatDuration } from "../../ui/duration.ts";
import { formatPercent } from "../../ui/format.ts";
import { formatSums } from "../../ui/money.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { seesAmounts } from "./sees-amounts.ts";

/** What was spent on the project that is open beside what it may cost, and how far it is: computed when it is read, of what its reader sees. */
export default function ProjectTime() {
  const { row: project } = useHere<"projects">();
  const { person, rights } = useSession();
  const where = { project_id: project.id };
  const read = rights?.["time_entries"]?.["read"] ?? [];
  // (Whoever sees only what is theirs learns nothing of the whole.)
  const whole = read.includes("all") || (read.includes("managed") && project.owner_id === person.id);
  const amounts = whole && seesAmounts(rights);
  const time = useSummary("time_entries", { where, sum: amounts ? ["minutes", "amount"] : ["minutes"] });
  const tasks = useSummary("tasks", { where, by: "status" });
  if (read.length === 0 || !time.data || !tasks.data) return null;
  const minutes = Number(time.data[0]?.["minutes"] ?? 0);
  const spent = (time.data[0]?.["amount"] ?? {}) as Record<string, number>;
  const { budget, budget_hours, currency } = project;
  const { done, all } = doneOf(tasks.data);
  return (
    <section
      aria-label={t("Progress and budget")}
      className="flex flex-none flex-col gap-1.5 border-t border-line px-4 py-2.5"
    >
      {all > 0 && (
        <Meter
          label={t("Tasks done")}
          share={done / all}
          said={t("{{spent}} of {{all}}", { spent: String(done), all: String(all) })}
        />
      )}
      {whole && budget_hours ? (
        <Meter
          label={t("Hours used")}
          share={minutes / 60 / budget_hours}
          said={t("{{spent}} of {{all}}", { spent: formatDuration(minutes), all: formatDuration(budget_hours * 60) })}
          bounded
        />
      ) : (
        <Plain label={whole ? t("Time spent") : t("Your time")} said={formatDuration(minutes)} />
      )}
      {amounts && budget ? (
        <Meter
          label={t("Budget used")}
          share={(spent[currency] ?? 0) / budget}
          said={t("{{spent}} of {{all}}", {
            spent: formatAmount(spent[currency] ?? 0, currency),
            all: formatAmount(budget, currency),
          })}
          bounded
        />
      ) : (
        amounts && Object.keys(spent).length > 0 && <Plain label={t("Amount")} said={formatSums(spent)} />
      )}
    </section>
  );
}

/** How many of the tasks that count are done: those that were given up do not. */
function doneOf(groups: Values[]): { done: number; all: number } {
  const of = (state: string) => Number(groups.find(({ status }) => status === state)?.["count"] ?? 0);
  const all = groups.reduce((sum, group) => sum + Number(group["count"]), 0);
  return { done: of("done"), all: all - of("cancelled") };
}

/** A share of a whole as a bar and in words; what goes beyond its bound is told in red, too. */
function Meter({
  label,
  share,
  said,
  bounded = false,
}: {
  label: string;
  share: number;
  said: string;
  bounded?: boolean;
}) {
  const over = bounded && share > 1;
  return (
    <p className="grid grid-cols-[7rem_minmax(2rem,1fr)_auto] items-center gap-x-3">
      <span className="truncate text-ink-3">{label}</span>
      <span aria-hidden className="h-1.5 overflow-hidden rounded-full bg-line-2">
        <span
          className={`block h-full ${over ? "bg-bad" : "bg-person"}`}
          style={{ width: `${Math.min(share, 1) * 100}%` }}
        />
      </span>
      <span className={`text-right tabular-nums ${over ? "text-bad" : ""}`}>
        {said} · {formatPercent(share)}
      </span>
    </p>
  );
}

function Plain({ label, said }: { label: string; said: string }) {
  return (
    <p className="grid grid-cols-[7rem_minmax(2rem,1fr)_auto] items-center gap-x-3">
      <span className="text-ink-3">{label}</span>
      <span />
      <span className="text-right tabular-nums">{said}</span>
    </p>
  );
}
