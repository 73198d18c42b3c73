import { useState } from "react";
import { FormDialog } from "../../records/form-dialog.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { t } from "../../ui/translate.ts";
import type { Tile } from "../dashboard-shape.ts";
import { withTile } from "../tiles.ts";
import { type Dashboard, wholeOf } from "./dashboard.ts";
import { draftOf, lackOf, tileOf } from "./tile-draft.ts";
import { TileFields } from "./tile-fields.tsx";
import { useDashboardChange } from "./use-dashboard-change.ts";

type Props = { row: Dashboard; /** Null for a new one. */ tile: Tile | null; onClose: () => void };

/** Adds a tile to a dashboard, or changes one. */
export default function TileDialog({ row, tile, onClose }: Props) {
  const change = useDashboardChange(row);
  const [draft, setDraft] = useState(() => draftOf(tile));
  const put = (changed: Partial<typeof draft>) => setDraft({ ...draft, ...changed });
  const { tiles } = wholeOf(row.definition);
  const send = () => change({ tiles: withTile(tiles, tileOf(draft)) }, tile ? t("Tile changed.") : t("Tile added."));
  return (
    <FormDialog
      onClose={onClose}
      title={tile ? t("Change tile") : t("Add tile")}
      act={tile ? t("Save") : t("Add tile")}
      labels={{ definition: t("Tile") }}
      missing={lackOf(draft)}
      send={send}
    >
      {() => (
        <>
          <SegmentedControl
            label={t("What the tile shows")}
            value={draft.kind}
            options={[
              { value: "ready", label: t("Ready report") },
              { value: "report", label: t("Saved report") },
              { value: "text", label: t("Text") },
            ]}
            onChange={(kind) => put(kind === "text" ? { kind, height: tile?.height ?? 1 } : { kind })}
          />
          <TileFields {...{ draft, put }} />
        </>
      )}
    </FormDialog>
  );
}
