import { Chart } from "../../ui/chart.tsx";
import { formatMonth, formatPercent } from "../../ui/format.ts";
import { formatAmount, formatDay } from "../../ui/format-short.ts";
import { LineChart } from "../../ui/line-chart.tsx";
import { ownCurrency } from "../../ui/money.ts";
import { t } from "../../ui/translate.ts";
import type { ForecastMonth } from "./sales-data.ts";

/** What was expected of each month when it began, as it was said then, against what came. */
export function ForecastsKept({ months }: { months: ForecastMonth[] }) {
  const highest = Math.max(...months.flatMap(({ weighted, came }) => [weighted ?? 0, came]));
  const rows = months.map(({ month, day, weighted, committed, best, came }) => ({
    key: month,
    cells: [
      formatMonth(month),
      day === null ? t("not kept") : formatDay(day),
      ...[committed, weighted, best, came].map(amount),
      weighted ? formatPercent(came / weighted) : "–",
    ],
  }));
  const unkept = months.some(({ day }) => day === null);
  return (
    <Chart
      title={t("Forecast and result")}
      head={[t("Month"), t("Forecast of"), t("Commit"), t("Weighted"), t("Best case"), t("Won"), t("Won, of weighted")]}
      rows={rows}
      note={[
        t(
          "A forecast is what was won by then and the weighted rest, at the rates of that day. The last month still runs.",
        ),
        unkept ? t("A month without a forecast in its first week has no point.") : "",
      ]
        .join(" ")
        .trim()}
    >
      <LineChart
        ends={[formatMonth(months[0]?.month ?? ""), formatMonth(months.at(-1)?.month ?? "")]}
        top={amount(highest)}
        series={[
          { name: t("Forecast at the start of the month"), values: months.map(({ weighted }) => weighted) },
          { name: t("Won"), values: months.map(({ came }) => came) },
        ]}
      />
    </Chart>
  );
}

const amount = (value: number | null) => (value === null ? "–" : formatAmount(Math.round(value), ownCurrency()));
