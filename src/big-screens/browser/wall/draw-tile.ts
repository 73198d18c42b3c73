import { drawBoard, drawMeetings, drawPipeline, drawWins } from "./draw-lists.ts";
import { drawTarget } from "./draw-target.ts";
import { el } from "./element.ts";
import type { Tile } from "./shown.ts";
import type { Formats } from "./wall-formats.ts";

/** One tile with its title. `now` is when it was told. */
export function drawTile(tile: Tile, formats: Formats, now: string): HTMLElement {
  const more = tile.tile === "board" ? ` · ${formats.month(tile.month)}` : "";
  const title = el("h2", "wall-title", formats.words.tiles[tile.tile] + more);
  return el("section", `wall-tile wall-tile-${tile.tile}`, title, ...bodyOf(tile, formats, now));
}

/** Takes away the last lines for which there is no room, and says how many: half a line is none. */
export function fit(tile: HTMLElement, { words }: Formats): void {
  const lines = [...tile.querySelectorAll("li, tbody tr")];
  const overflows = () => tile.scrollHeight > tile.clientHeight + 1;
  if (!overflows()) return;
  const note = el("p", "wall-note");
  tile.append(note);
  for (let left_out = 1; lines.length > 1 && overflows(); left_out++) {
    lines.pop()?.remove();
    note.textContent = words.more(left_out);
  }
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
