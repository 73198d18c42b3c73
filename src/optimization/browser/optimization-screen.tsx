import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { Page } from "../../ui/page.tsx";
import { Section } from "../../ui/section.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import type { Optimization, Table } from "../judge.ts";
import { BudgetTable } from "./budget-table.tsx";
import { FindingList } from "./finding-list.tsx";

/** How the speed of the server and of its pages stands to its budget, how large the tables are, and what could be better. */
export default function OptimizationScreen() {
  const { data, error } = useQuery({
    queryKey: ["optimization"],
    queryFn: ({ signal }) =>
      request<{ data: Optimization }>("GET", "/api/optimization", { signal }).then(({ data: all }) => all),
    staleTime: 60_000,
  });
  if (error && !data) return <DataFailure error={error} />;
  return (
    <Page title={t("Optimization")} meta={data && t("{{count}} findings", { count: data.findings.length })}>
      {data ? (
        <div className="flex flex-col gap-6 px-4 pb-10">
          <FindingList findings={data.findings} />
          <Budgets of={data} />
          <Tables tables={data.tables} since={data.counted_since} />
        </div>
      ) : (
        <Skeleton className="mx-4 h-96" />
      )}
    </Page>
  );
}

function Budgets({ of: { routes, pages } }: { of: Optimization }) {
  return (
    <>
      <BudgetTable
        title={t("Answers of the server")}
        about={t("95th percentile of seven days, the slowest first. The budget is 200 ms.")}
        none={t("No request was measured in seven days.")}
        head={[t("Route"), t("Requests")]}
        budget_ms={200}
        measured={routes}
      />
      <BudgetTable
        title={t("Pages in browsers")}
        about={t(
          "Time to the largest paint, 75th percentile of seven days, from people who agreed to usage statistics. The budget is 2 s.",
        )}
        none={t("Nobody’s browser has measured a page in seven days.")}
        head={[t("Page"), t("Views")]}
        budget_ms={2000}
        measured={pages}
      />
    </>
  );
}

function Tables({ tables, since }: { tables: Table[]; since: string }) {
  const megabytes = (bytes: number) => formatNumber(bytes / 1e6, 1);
  return (
    <Section title={t("Largest tables")} about={t("Reads are counted since {{when}}.", { when: formatDate(since) })}>
      <DataTable
        label={t("Largest tables")}
        head={[t("Database table"), t("Rows"), t("MB"), t("MB of indexes"), t("Read by index"), t("Read whole")]}
        rows={tables.map(({ name, rows, bytes, index_bytes, index_reads, whole_reads }) => ({
          key: name,
          cells: [
            name,
            formatNumber(rows),
            megabytes(bytes),
            megabytes(index_bytes),
            formatNumber(index_reads ?? 0),
            formatNumber(whole_reads ?? 0),
          ],
        }))}
      />
    </Section>
  );
}
