import { useRef } from "react";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { isNotFound } from "../../records/failure.ts";
import { PageLink } from "../../records/page-link.tsx";
import { TitleLine } from "../../records/title-line.tsx";
import { useRecord } from "../../records/use-records.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { usePartTitle } from "../../ui/document-title.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { useIsFullScreen } from "../../ui/use-is-full-screen.ts";
import { type Dashboard, wholeOf } from "./dashboard.ts";
import { DashboardFilterBar } from "./dashboard-filter-bar.tsx";
import { DashboardHead } from "./dashboard-head.tsx";
import { TileGrid } from "./tile-grid.tsx";
import { useAskedFilters } from "./use-asked-filters.ts";
import { useTileReports } from "./use-tile-reports.ts";

/** One dashboard: its filters, and its tiles as they answer its reader. */
export default function DashboardPage({ id }: { id: string }) {
  const { data, error } = useRecord<Dashboard>("dashboards", id);
  if (data && !data.deleted_at) return <Shown row={data} />;
  if (error && !isNotFound(error)) return <DataFailure error={error} />;
  return data || error ? <Gone /> : <Waiting />;
}

function Shown({ row }: { row: Dashboard }) {
  const [{ edit }] = useAddress();
  const root = useRef<HTMLDivElement>(null);
  const full = useIsFullScreen(root);
  const { tiles, filters } = wholeOf(row.definition);
  const asked = useAskedFilters(filters);
  const reports = useTileReports(tiles);
  const may = row.can.includes("update");
  const editing = may && edit !== undefined && !full;
  usePartTitle(row.name);
  return (
    <div
      ref={root}
      className="flex h-full min-h-0 flex-col overflow-y-auto bg-ground print:h-auto print:overflow-visible"
    >
      <DashboardHead {...{ row, root, full, editing, may }} />
      <DashboardFilterBar {...{ row, asked, reports, may }} />
      <TileGrid {...{ row, asked, reports, editing, may }} />
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3 px-4 py-4 desktop:grid-cols-2">
      {[1, 2, 3, 4].map((each) => (
        <Skeleton key={each} className="h-75 w-full" />
      ))}
    </div>
  );
}

function Gone() {
  return (
    <>
      <TitleLine title={<h1 className="text-page font-semibold">{t("Dashboard")}</h1>} facts="" />
      <EmptyState
        sentence={t("This dashboard was removed, or is not shared with you.")}
        action={
          <PageLink to="/reports" search={{ tab: "dashboards" }} className={buttonLook("plain", "medium")}>
            {t("All dashboards")}
          </PageLink>
        }
      />
    </>
  );
}
