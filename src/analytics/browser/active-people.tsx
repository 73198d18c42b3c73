import type { Period } from "../../home/browser/period.ts";
import { None } from "../../home/browser/titled.tsx";
import { day_ms, dayAfter } from "../../records/date-spans.ts";
import { Chart } from "../../ui/chart.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { formatDay } from "../../ui/format-short.ts";
import { LineChart } from "../../ui/line-chart.tsx";
import { t } from "../../ui/translate.ts";
import { peopleWord } from "./people-word.ts";

type Props = { days: { day: string; people: number | null }[]; period: Period };

/** How many people opened the app on each day of a period. */
export function ActivePeople({ days, period: { days: span } }: Props) {
  const known = new Map(days.map(({ day, people }) => [day, people]));
  const count = (Date.parse(span.to) - Date.parse(span.from)) / day_ms + 1;
  const all = Array.from({ length: Math.max(0, count) }, (_, nth) => dayAfter(span.from, nth));
  const values = all.map((day) => (known.has(day) ? (known.get(day) ?? null) : 0));
  return (
    <Chart
      title={t("People by day")}
      head={[t("Day"), t("People")]}
      rows={days.map(({ day, people }) => ({ key: day, cells: [formatDate(day), peopleWord(people)] }))}
      empty={days.length > 0 ? undefined : <None text={t("Nobody who agreed opened the app in this period.")} />}
      note={t("By the company’s clock. A day with one or two people has no point.")}
    >
      <LineChart
        ends={[formatDay(span.from), formatDay(span.to)]}
        top={formatNumber(Math.max(...values.map((value) => value ?? 0), 0))}
        series={[{ name: t("People"), values }]}
      />
    </Chart>
  );
}
