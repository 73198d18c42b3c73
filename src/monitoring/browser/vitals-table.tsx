import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import type { Period } from "../periods.ts";
import { formatMs } from "./monitoring-words.ts";
import { Section } from "../../ui/section.tsx";

type Metric = keyof typeof metrics;
type Page = { path: string; views: number; p75: Partial<Record<Metric, number>> };

// Above these web.dev calls a page poor.
const metrics = { LCP: 4000, INP: 500, CLS: 0.25, TTFB: 1800 };
const names = Object.keys(metrics) as Metric[];

/** The web vitals of each page, as browsers of those who agreed have measured them. */
export function VitalsTable({ period }: { period: Period }) {
  const { data, error } = useQuery({
    queryKey: ["web_vitals", period],
    queryFn: ({ signal }) =>
      request<{ data: Page[] }>("GET", `/api/monitoring/vitals?period=${period}`, { signal }).then(
        ({ data: pages }) => pages,
      ),
    staleTime: 0,
  });
  return (
    <Section
      title={t("Web vitals")}
      about={t("75th percentile by page, from people who agreed to usage statistics. Poor values are red.")}
    >
      {error && !data && <DataFailure error={error} />}
      {!error && !data && <Skeleton className="h-24" />}
      {data?.length === 0 && <p className="text-ink-2">{t("Nothing was measured in this period.")}</p>}
      {data && data.length > 0 && (
        <DataTable
          label={t("Web vitals")}
          head={[t("Page"), t("Views"), ...names]}
          rows={data.map(({ path, views, p75 }) => ({
            key: path,
            cells: [
              path,
              formatNumber(views),
              ...names.map((name) => <Value key={name} name={name} value={p75[name]} />),
            ],
          }))}
        />
      )}
    </Section>
  );
}

function Value({ name, value }: { name: Metric; value: number | undefined }) {
  if (value === undefined) return "–";
  const poor = value > metrics[name];
  return (
    <span className={poor ? "text-bad" : undefined}>{name === "CLS" ? formatNumber(value, 3) : formatMs(value)}</span>
  );
}
