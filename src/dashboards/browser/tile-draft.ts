import { newKey } from "../../client/request.ts";
import { t } from "../../ui/translate.ts";
import type { ChartKind } from "../../reports/definition-shape.ts";
import { ready_keys, type ReadyKey } from "../../reports/ready-keys.ts";
import { most, type Tile } from "../dashboard-shape.ts";

/** As the report itself says. */
export const own = "own";

/** A tile as it is filled in: what is chosen of each kind stays while another is looked at. */
export type Draft = {
  id: string;
  kind: Tile["kind"];
  report: string | null;
  ready: ReadyKey;
  text: string;
  title: string;
  as: ChartKind | typeof own;
  /** A field of days, `none`, or the report's own. */
  day: string;
  width: Tile["width"];
  height: Tile["height"];
};

/** What a dialog begins with: a tile that is there, or a new one. */
export function draftOf(tile: Tile | null): Draft {
  const drawn = tile && tile.kind !== "text" ? tile : undefined;
  return {
    id: tile?.id ?? newKey(),
    kind: tile?.kind ?? "ready",
    report: tile?.kind === "report" ? tile.report : null,
    ready: tile?.kind === "ready" ? tile.ready : ready_keys[2],
    text: tile?.kind === "text" ? tile.text : "",
    title: tile?.title ?? "",
    as: drawn?.as ?? own,
    day: drawn?.day ?? own,
    width: tile?.width ?? 2,
    height: tile?.height ?? 2,
  };
}

/** The tile that a draft means. */
export function tileOf({ id, kind, report, ready, text, title, as, day, width, height }: Draft): Tile {
  const placed = { id, width, height, ...(title.trim() && { title: title.trim() }) };
  if (kind === "text") return { ...placed, kind, text: text.trim() };
  const drawn = { ...placed, ...(as !== own && { as }), ...(day !== own && { day }) };
  return kind === "ready" ? { ...drawn, kind, ready } : { ...drawn, kind, report: report ?? "" };
}

/** What a draft still lacks, in a sentence. */
export function lackOf({ kind, report, text }: Draft): string | undefined {
  if (kind === "report" && !report) return t("Choose a report.");
  if (kind === "text" && !text.trim()) return t("Write the text.");
  return text.length > most.text ? t("A text has at most {{count}} characters.", { count: most.text }) : undefined;
}
