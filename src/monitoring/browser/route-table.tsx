import { useState } from "react";
import { useAddress } from "../../records/address.ts";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { Figures } from "../figures.ts";
import { formatMs, routeName, shareOf } from "./monitoring-words.ts";
import { Section } from "../../ui/section.tsx";

type Route = Figures["routes"][number];

// What the address calls each column, and what it sorts by; the first by its name.
const columns: [string, (route: Route) => number][] = [
  ["route", () => 0],
  ["requests", ({ requests }) => requests],
  ["rate", ({ per_minute }) => per_minute],
  ["p50", ({ p50 }) => p50 ?? 0],
  ["p95", ({ p95 }) => p95 ?? 0],
  ["p99", ({ p99 }) => p99 ?? 0],
  ["failed", ({ failed, requests }) => failed / requests],
  ["refused", ({ refused, requests }) => refused / requests],
];

const first_shown = 20;

/** Each route with its rate, response times and failures, sorted by a column that the address names. */
export function RouteTable({ routes }: { routes: Route[] }) {
  const [{ sort = "requests" }, go] = useAddress();
  const [all, setAll] = useState(false);
  const column = Math.max(
    0,
    columns.findIndex(([name]) => name === sort),
  );
  const by = columns[column]?.[1] ?? (() => 0);
  const sorted = routes.toSorted((one, other) => by(other) - by(one) || one.route.localeCompare(other.route));
  const shown = all ? sorted : sorted.slice(0, first_shown);
  return (
    <Section
      title={t("Routes")}
      about={t("Response times are accurate to within 10%. 5xx are server errors, 4xx are refused requests.")}
    >
      <DataTable
        label={t("Routes")}
        head={[t("Route"), t("Requests"), t("Per minute"), "p50", "p95", "p99", "5xx", "4xx"]}
        sort={{ column, onSort: (index) => go({ sort: columns[index]?.[0] ?? null }, { replace: true }) }}
        rows={shown.map((route) => ({ key: route.route, cells: cellsOf(route) }))}
      />
      {routes.length > shown.length && (
        <Button size="small" onClick={() => setAll(true)}>
          {t("Show all {{count}}", { count: formatNumber(routes.length) })}
        </Button>
      )}
    </Section>
  );
}

function cellsOf(route: Route) {
  return [
    <span key="route" title={routeName(route.route)}>
      {routeName(route.route)}
    </span>,
    formatNumber(route.requests),
    formatNumber(route.per_minute, route.per_minute < 1 ? 2 : 1),
    formatMs(route.p50),
    formatMs(route.p95),
    formatMs(route.p99),
    <span key="failed" className={route.failed > 0 ? "text-bad" : undefined}>
      {shareOf(route.failed, route)}
    </span>,
    shareOf(route.refused, route),
  ];
}
