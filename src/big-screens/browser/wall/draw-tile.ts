import { drawBoard, drawMeetings, drawPipeline, drawWins } from "./draw-lists.ts";
import { drawTarget } from "./draw-target.ts";
import { el } from "./element.ts";
import type { Tile } from "./shown.ts";
import type { Formats } from "./wall-formats.ts";

/** One tile with its title. `now` is when it was told. */
export function drawTile(tile: Tile, formats: Formats, now: string): HTMLElement {
  const title = el("h2", "wall-title", formats.words.tiles[tile.tile]);
  return el("section", `wall-tile wall-tile-${tile.tile}`, title, ...bodyOf(tile, formats, now));
}

function bodyOf(tile: Tile, formats: Formats, now: string): HTMLElement[] {
  switch (tile.tile) {
    case "target":
      return drawTarget(tile, formats);
    case "wins":
      return drawWins(tile, formats);
    case "board":
      return drawBoard(tile, formats);
    case "pipeline":
      return drawPipeline(tile, formats);
    case "meetings":
      return drawMeetings(tile, formats, now);
  }
}
