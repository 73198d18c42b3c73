import { monitorForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useKeys } from "../../keys/use-keys.ts";
import { toastFailure } from "../../records/failure.ts";
import { t } from "../../ui/translate.ts";
import type { DashboardFilters, Tile } from "../dashboard-shape.ts";
import { changed, dropped, moved } from "../tiles.ts";
import type { Dashboard } from "./dashboard.ts";
import { EditedTile } from "./edited-tile.tsx";
import { grid_look } from "./tile-look.ts";
import { nameOf } from "./tile-name.ts";
import { useDashboardChange } from "./use-dashboard-change.ts";
import type { TileReports } from "./use-tile-reports.ts";

type Props = {
  row: Dashboard;
  tiles: Tile[];
  asked: DashboardFilters;
  reports: TileReports;
  onEdit: (tile: Tile) => void;
};

/** The tiles while they are edited: moved by drag, by their buttons or by shift and an arrow; sized, changed and removed. */
export default function EditedTiles({ row, tiles, asked, reports, onEdit }: Props) {
  const acts = useTileActs(row, tiles, reports);
  const list = useRef<HTMLOListElement>(null);
  const follow = useFocusAfterMove(list, tiles);
  const step = (id: string, by: 1 | -1) => {
    follow(id, by);
    acts.step(id, by);
  };
  useDrops(acts.drop);
  useMoveKeys(step);
  return (
    <ol ref={list} aria-label={t("Tiles")} className={grid_look}>
      {tiles.map((tile, at) => (
        <EditedTile
          key={tile.id}
          {...{ tile, asked, at, onEdit }}
          last={tiles.length - 1}
          name={nameOf(tile, reports)}
          shared={row.visibility !== "private"}
          report={reports && (reports.get(tile.id) ?? null)}
          onStep={(by) => step(tile.id, by)}
          onSize={(change) => acts.size(tile, change)}
          onRemove={() => acts.remove(tile)}
        />
      ))}
    </ol>
  );
}

function useTileActs(row: Dashboard, tiles: Tile[], reports: TileReports) {
  const change = useDashboardChange(row);
  const put = (next: Tile[], said: string) => void change({ tiles: next }, said).catch(toastFailure);
  const place = (id: string, next: Tile[]) => {
    const at = next.findIndex((each) => each.id === id);
    const tile = next[at];
    if (!tile || tiles[at]?.id === id) return;
    const where = { name: nameOf(tile, reports), place: at + 1, count: next.length };
    put(next, t("{{name}} is {{place}} of {{count}} now.", where));
  };
  return {
    step: (id: string, by: 1 | -1) => {
      const to = tiles.findIndex((each) => each.id === id) + by;
      if (to >= 0 && to < tiles.length) place(id, moved(tiles, id, to));
    },
    drop: (id: string, beside: string, after: boolean) => place(id, dropped(tiles, id, beside, after)),
    size: (tile: Tile, sized: Partial<Pick<Tile, "width" | "height">>) => {
      const { width, height } = { ...tile, ...sized };
      const said = { name: nameOf(tile, reports), width, height };
      put(changed(tiles, tile.id, sized), t("{{name}} is {{width}} wide and {{height}} high now.", said));
    },
    remove: (tile: Tile) =>
      put(
        tiles.filter(({ id }) => id !== tile.id),
        t("{{name}} removed.", { name: nameOf(tile, reports) }),
      ),
  };
}

function useDrops(drop: (id: string, beside: string, after: boolean) => void): void {
  const latest = useRef(drop);
  useEffect(() => {
    latest.current = drop;
  });
  useEffect(
    () =>
      monitorForElements({
        onDrop({ source, location }) {
          const { tile } = source.data;
          const [target] = location.current.dropTargets;
          const beside = target?.data["beside"];
          if (typeof tile === "string" && typeof beside === "string")
            latest.current(tile, beside, target?.data["after"] === true);
        },
      }),
    [],
  );
}

/** Shift and an arrow move the tile in which the focus is. */
function useMoveKeys(step: (id: string, by: 1 | -1) => void): void {
  const move = (by: 1 | -1) => {
    const id = document.activeElement?.closest("[data-tile]")?.getAttribute("data-tile");
    if (id) step(id, by);
  };
  useKeys([
    { keys: ["Shift+ArrowLeft", "Shift+ArrowUp"], label: t("Move the tile back"), act: () => move(-1) },
    { keys: ["Shift+ArrowRight", "Shift+ArrowDown"], label: t("Move the tile on"), act: () => move(1) },
  ]);
}

/** Keeps the focus with a tile that was moved by a button or a key: elsewhere in the list its button is another element to the browser. */
function useFocusAfterMove(list: { current: HTMLElement | null }, tiles: Tile[]) {
  const wanted = useRef<{ id: string; button: string } | null>(null);
  useLayoutEffect(() => {
    const { id, button } = wanted.current ?? {};
    wanted.current = null;
    const tile = id && list.current?.querySelector<HTMLElement>(`[data-tile="${id}"]`);
    if (!tile || tile.contains(document.activeElement)) return;
    tile.querySelector<HTMLElement>(`[data-move="${button}"]`)?.focus();
  }, [list, tiles]);
  return (id: string, by: 1 | -1) => {
    wanted.current = { id, button: by > 0 ? "on" : "back" };
  };
}
