import { type ReactNode, useId } from "react";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { Words } from "../../timeline/browser/words.tsx";
import type { DashboardFilters, Tile } from "../dashboard-shape.ts";
import { ReportTile } from "./report-tile.tsx";
import { tileLook } from "./tile-look.ts";
import type { TileReport } from "./use-tile-reports.ts";

export type FrameProps = {
  tile: Tile;
  asked: DashboardFilters;
  /** Null where its reader sees no such report; undefined until that is known. */
  report: TileReport | null | undefined;
};

/** One tile as it is read. */
export function TileFrame(props: FrameProps) {
  return (
    <li className={tileLook(props.tile)}>
      <TileContent {...props} />
    </li>
  );
}

/** What stands in a tile. */
export function TileContent({ tile, asked, report }: FrameProps) {
  if (tile.kind === "text") return <TextTile title={tile.title} text={tile.text} />;
  if (report) return <ReportTile {...{ tile, asked, report }} />;
  return (
    <Named title={tile.title ?? t("Report")}>
      {report === undefined ? (
        <Skeleton className="m-3 w-40" />
      ) : (
        <p className="px-3 text-ink-2">{t("This report was removed, or is not shared with you.")}</p>
      )}
    </Named>
  );
}

function TextTile({ title, text }: { title: string | undefined; text: string }) {
  const words = (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrows scroll what is longer than its tile.
      tabIndex={0}
      role="group"
      aria-label={title ?? t("Text")}
      className="min-h-0 flex-1 overflow-y-auto rounded-md px-3 py-2.5 focus-visible:-outline-offset-2 print:overflow-visible"
    >
      <Words flat text={text} />
    </div>
  );
  return title ? <Named title={title}>{words}</Named> : words;
}

function Named({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <article aria-labelledby={id} className="flex min-h-0 flex-1 flex-col">
      <h2 id={id} dir="auto" className="flex-none truncate px-3 pt-2.5 text-row font-semibold">
        {title}
      </h2>
      {children}
    </article>
  );
}
