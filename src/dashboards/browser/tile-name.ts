import { t } from "../../ui/translate.ts";
import type { Tile } from "../dashboard-shape.ts";
import type { TileReports } from "./use-tile-reports.ts";

/** What a tile is called. */
export const nameOf = (tile: Tile, reports: TileReports): string =>
  tile.title ?? reports?.get(tile.id)?.name ?? (tile.kind === "text" ? t("Text") : t("Report"));
