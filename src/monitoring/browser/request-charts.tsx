import { Chart } from "../../ui/chart.tsx";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { Figures } from "../figures.ts";
import { spans, step_ms } from "../periods.ts";
import { formatMs, shareOf } from "./monitoring-words.ts";
import { type Axis, TimeBars } from "./time-bars.tsx";

type Props = { steps: Figures["steps"]; axis: Axis };

const titles = {
  minute: phrase("Requests per minute"),
  hour: phrase("Requests per hour"),
  day: phrase("Requests per day"),
};

/** Requests and their 95th percentile along time, with the starts of releases. */
export function RequestCharts({ figures: { period, now, steps, releases } }: { figures: Figures }) {
  const { ms, span } = spans[period];
  const step = step_ms[span];
  // (Whole steps, the first and the one that still runs among them.)
  const from = Math.floor((Date.parse(now) - ms) / step) * step;
  const marks = releases
    .filter(({ at }) => Date.parse(at) >= from)
    .map((release) => ({ at: release.at, title: releaseWord(release) }));
  const axis = { from, to: Math.floor(Date.parse(now) / step) * step + step, step, marks };
  return (
    <div>
      <div className="grid gap-6 tablet:grid-cols-2">
        <RequestsChart title={t(titles[span])} steps={steps} axis={axis} />
        <TimesChart steps={steps} axis={axis} />
      </div>
      {marks.length > 0 && (
        <p className="pt-2 text-tag text-ink-3">
          {t("Dashed lines: {{releases}}.", { releases: marks.map(({ title }) => title).join(", ") })}
        </p>
      )}
    </div>
  );
}

function RequestsChart({ title, steps, axis }: Props & { title: string }) {
  const rows = steps.map((step) => ({
    key: step.at,
    cells: [formatDateTime(step.at), formatNumber(step.requests), shareOf(step.failed, step)],
  }));
  const bars = steps.map(({ at, requests, failed }) => ({
    at,
    size: requests,
    bad: failed,
    title: `${formatDateTime(at)}: ${formatNumber(requests)}`,
  }));
  return (
    <Chart title={title} head={[t("Time"), t("Requests"), "5xx"]} rows={rows}>
      <TimeBars axis={axis} bars={bars} format={formatNumber} />
    </Chart>
  );
}

function TimesChart({ steps, axis }: Props) {
  const rows = steps.map(({ at, p50, p95, p99 }) => ({
    key: at,
    cells: [formatDateTime(at), formatMs(p50), formatMs(p95), formatMs(p99)],
  }));
  const bars = steps.map(({ at, p95 }) => ({
    at,
    size: p95 ?? 0,
    title: `${formatDateTime(at)}: ${formatMs(p95)}`,
  }));
  return (
    <Chart title={t("Response times (p95)")} head={[t("Time"), "p50", "p95", "p99"]} rows={rows}>
      <TimeBars axis={axis} bars={bars} format={formatMs} />
    </Chart>
  );
}

const releaseWord = ({ number, at }: Figures["releases"][number]) =>
  t("release {{number}} on {{when}}", { number, when: formatDateTime(at) });
