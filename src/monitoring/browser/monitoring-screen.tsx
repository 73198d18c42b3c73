import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { formatDateTime, formatNumber, formatPercent } from "../../ui/format.ts";
import { Page } from "../../ui/page.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import type { Advice, Figures } from "../figures.ts";
import { periods } from "../periods.ts";
import { ErrorList } from "./error-list.tsx";
import { useFigures } from "./monitoring-data.ts";
import { formatMs, period_names, shareOf } from "./monitoring-words.ts";
import { RequestCharts } from "./request-charts.tsx";
import { RouteTable } from "./route-table.tsx";
import { VitalsTable } from "./vitals-table.tsx";

/** How many requests the server answers, how fast and how well, by time and route, since when a release is to blame. */
export default function MonitoringScreen() {
  const [address, go] = useAddress();
  const period = periods.find((each) => each === address["period"]) ?? "24h";
  const { data, error } = useFigures(period);
  if (error && !data) return <DataFailure error={error} />;
  return (
    <Page title={t("Monitoring")} meta={data && summary(data)}>
      <div className="flex flex-col gap-6 px-4 pb-10">
        <div>
          <SegmentedControl
            label={t("Period")}
            value={period}
            options={periods.map((value) => ({ value, label: t(period_names[value]) }))}
            onChange={(chosen) => go({ period: chosen === "24h" ? null : chosen })}
          />
        </div>
        {data?.advice && <RollBack advice={data.advice} />}
        <Requests figures={data} />
        <ErrorList />
        {data && data.routes.length > 0 && <RouteTable routes={data.routes} />}
        <VitalsTable period={period} />
      </div>
    </Page>
  );
}

function Requests({ figures }: { figures: Figures | undefined }) {
  if (!figures) return <Skeleton className="h-48" />;
  if (figures.all.requests === 0) return <p className="text-ink-2">{t("There were no requests in this period.")}</p>;
  return <RequestCharts figures={figures} />;
}

function summary({ all }: Figures): string {
  return t("{{requests}} requests · {{share}} failed · p95 about {{p95}}", {
    requests: formatNumber(all.requests),
    share: shareOf(all.failed, all),
    p95: formatMs(all.p95),
  });
}

function RollBack({ advice: { requests, failed, since, to } }: { advice: Advice }) {
  return (
    <p role="status" className="rounded-md border border-line bg-bad-soft px-3 py-2 text-bad">
      {t("{{share}} of the last {{count}} requests failed.", {
        share: formatPercent(failed / requests),
        count: formatNumber(requests),
      })}{" "}
      {since &&
        to &&
        t(
          "Release {{number}} has run since {{when}}. Roll back to release {{before}}: restore the backup from before the update, and start that version.",
          { number: since.number, when: formatDateTime(since.at), before: to.number },
        )}
    </p>
  );
}
