import { DataTable } from "../../ui/data-table.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { formatDay } from "../../ui/format-short.ts";
import { Section } from "../../ui/section.tsx";
import { t } from "../../ui/translate.ts";
import type { Week } from "./usage-data.ts";

/** Of those who came first in a week, how many came again in the weeks after it. */
export function Retention({ weeks }: { weeks: Week[] }) {
  const title = t("User retention");
  const furthest = Math.max(0, ...weeks.flatMap(({ came }) => Object.keys(came).map(Number)));
  const nths = Array.from({ length: furthest }, (_, nth) => nth + 1);
  return (
    <Section
      title={title}
      about={t(
        "People who first opened the app in one of the last twelve weeks, and how many of them came back in each week after it.",
      )}
    >
      {weeks.length === 0 ? (
        <p className="text-ink-3">{t("No week has three new people or more.")}</p>
      ) : (
        <DataTable
          label={title}
          head={[t("First week"), t("People"), ...nths.map((nth) => t("week {{number}}", { number: nth }))]}
          rows={weeks.map(({ week, people, came }) => ({
            key: week,
            cells: [formatDay(week), formatNumber(people), ...nths.map((nth) => cell(week, nth, people, came))],
          }))}
        />
      )}
    </Section>
  );
}

/** How many came then; nothing where that week has not begun. */
function cell(week: string, nth: number, people: number, came: Record<string, number | null>): string {
  if (Date.parse(week) + nth * week_ms > Date.now()) return "";
  const those = came[nth];
  // (One or two are not told of.)
  if (those === null) return "–";
  return formatPercent(Math.round(((those ?? 0) / people) * 100) / 100);
}

const week_ms = 7 * 86_400_000;
