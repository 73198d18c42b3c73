import { useQuery } from "@tanstack/react-query";
import { recordClient } from "../../records/record-client.ts";
import { wholeOf } from "../../reports/browser/report-address.ts";
import { ready_reports } from "../../reports/browser/ready-reports.ts";
import type { SavedReport } from "../../reports/browser/save-report.tsx";
import type { ReportDefinition } from "../../reports/definition-shape.ts";
import { t } from "../../ui/translate.ts";
import type { Tile } from "../dashboard-shape.ts";

/** The report of a tile: what it is called and asks, and where it is kept. */
export type TileReport = { name: string; definition: ReportDefinition; saved?: SavedReport };

/** The reports of tiles by the tile's id: null where its reader sees none, or there is none any longer. None of it until all are known. */
export type TileReports = Map<string, TileReport | null> | undefined;

/** What the tiles ask, in one question to the server. */
export function useTileReports(tiles: Tile[]): TileReports {
  const ids = [...new Set(tiles.flatMap((tile) => (tile.kind === "report" ? tile.report : [])))].toSorted();
  const { data, error } = useQuery({
    queryKey: ["reports", "tiles", ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }) =>
      recordClient("reports").list<SavedReport>({ where: { id: { in: ids } }, order: ["name"], limit: 100 }, signal),
  });
  if (ids.length > 0 && !data && !error) return undefined;
  const saved = new Map(data?.data.map((report) => [report.id, report]));
  return new Map(tiles.map((tile) => [tile.id, reportOf(tile, saved)]));
}

function reportOf(tile: Tile, saved: Map<string, SavedReport>): TileReport | null {
  if (tile.kind === "ready") {
    const ready = ready_reports.find(({ key }) => key === tile.ready);
    return ready ? { name: t(ready.name), definition: ready.definition } : null;
  }
  const report = tile.kind === "report" ? saved.get(tile.report) : undefined;
  return report ? { name: report.name, definition: wholeOf(report.definition), saved: report } : null;
}
