import { classNames } from "../../ui/class-names.ts";
import type { Tile } from "../dashboard-shape.ts";

/** One column on a phone, two where there is some room, four where there is enough. A row is 160 px. */
export const grid_look =
  "flex flex-col gap-3 @2xl:grid @2xl:auto-rows-[10rem] @2xl:grid-cols-2 @5xl:grid-cols-4 print:auto-rows-auto";

const widths = {
  1: "",
  2: "@5xl:col-span-2",
  3: "@2xl:col-span-2 @5xl:col-span-3",
  4: "@2xl:col-span-2 @5xl:col-span-4",
};
const heights = {
  1: "h-40 @2xl:h-auto",
  2: "h-83 @2xl:h-auto @2xl:row-span-2",
  3: "h-126 @2xl:h-auto @2xl:row-span-3",
};
const of_text = { 1: "", 2: "@2xl:row-span-2", 3: "@2xl:row-span-3" };

/** Where a tile stands in the grid. Its place is kept while it comes; on a phone a text is as long as it is. */
export const tileLook = ({ kind, width, height }: Tile): string =>
  classNames(
    "relative flex min-w-0 flex-col rounded-md border border-line bg-raised [--below:var(--raised)]",
    "print:h-auto print:break-inside-avoid",
    widths[width],
    kind === "text" ? of_text[height] : heights[height],
  );
