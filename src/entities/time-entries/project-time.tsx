import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { useSummary } from "../../records/use-records.ts";
import { useStanding } from "../../portfolio/browser/use-sums.ts";
import { useHere } from "../../screen/description.ts";
import { formatDuration } from "../../ui/duration.ts";
import { formatSums } from "../../ui/money.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { counting } from "./counting.ts";
import { DoneMeter } from "./done-meter.tsx";
import { Meter, Plain } from "./meter.tsx";
import { seesAmounts, seesWhole } from "./sees-amounts.ts";

/** What was spent on the project that is open beside what it may cost, and how far it is: computed when it is read, of what its reader sees. */
export default function ProjectTime() {
  const { row: project } = useHere<"projects">();
  const session = useSession();
  const { rights } = session;
  const read = rights?.["time_entries"]?.["read"] ?? [];
  const whole = seesWhole(session, project.owner_id);
  const amounts = whole && seesAmounts(rights);
  const where = { project_id: project.id, ...counting };
  const time = useSummary("time_entries", { where, sum: amounts ? ["minutes", "amount"] : ["minutes"] });
  const standing = useStanding(project.id);
  if (read.length === 0 || !time.data || !standing) return null;
  const minutes = Number(time.data[0]?.["minutes"] ?? 0);
  return (
    <section
      aria-label={t("Progress and budget")}
      className="flex flex-none flex-col gap-2 border-t border-line px-4 py-2.5"
    >
      <DoneMeter label={t("Progress")} {...standing} />
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
