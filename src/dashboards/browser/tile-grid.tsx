import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { late } from "../../ui/late.ts";
import { t } from "../../ui/translate.ts";
import { type DashboardFilters, most, type Tile } from "../dashboard-shape.ts";
import { isFull } from "../tiles.ts";
import { type Dashboard, wholeOf } from "./dashboard.ts";
import { TileFrame } from "./tile-frame.tsx";
import { grid_look } from "./tile-look.ts";
import type { TileReports } from "./use-tile-reports.ts";

const EditedTiles = late(() => import("./edited-tiles.tsx"));
const TileDialog = late(() => import("./tile-dialog.tsx"));

type Props = { row: Dashboard; asked: DashboardFilters; reports: TileReports; editing: boolean; may: boolean };

/** The tiles in their order; while they are edited, with what moves and sizes each. */
export function TileGrid({ row, asked, reports, editing, may }: Props) {
  const [edited, edit] = useState<Tile | "new" | null>(null);
  const { tiles } = wholeOf(row.definition);
  return (
    <div className="@container flex flex-col gap-3 px-4 pb-6">
      {tiles.length === 0 && (
        <EmptyState
          sentence={may ? t("Nothing is here yet. Add a report or a text.") : t("Nothing is here yet.")}
          action={may && <AddTile tiles={tiles} primary onPress={() => edit("new")} />}
        />
      )}
      {editing && tiles.length > 0 ? (
        <EditedTiles {...{ row, tiles, asked, reports }} onEdit={edit} />
      ) : (
        <ol aria-label={t("Tiles")} className={grid_look}>
          {tiles.map((tile) => (
            <TileFrame key={tile.id} {...{ tile, asked }} report={reports && (reports.get(tile.id) ?? null)} />
          ))}
        </ol>
      )}
      {editing && tiles.length > 0 && <AddTile tiles={tiles} onPress={() => edit("new")} />}
      {!editing && tiles.some(({ kind }) => kind !== "text") && (
        <p className="text-tag text-ink-3">
          {t("You see what you may read: others may see other numbers in the same dashboard.")}
        </p>
      )}
      {edited && <TileDialog {...{ row }} tile={edited === "new" ? null : edited} onClose={() => edit(null)} />}
    </div>
  );
}

type AddProps = { tiles: Tile[]; primary?: boolean; onPress: () => void };

function AddTile({ tiles, primary = false, onPress }: AddProps) {
  const full = isFull(tiles) ? t("A dashboard has at most {{count}} tiles.", { count: most.tiles }) : undefined;
  return (
    <Button tone={primary ? "primary" : "plain"} className="self-start" disabledReason={full} onClick={onPress}>
      <Plus aria-hidden />
      {t("Add tile")}
    </Button>
  );
}
