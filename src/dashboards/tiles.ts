import { heights, most, type Tile, widths } from "./dashboard-shape.ts";

/** The tiles with one of them at another place, counted from zero without it. */
export function moved(tiles: Tile[], id: string, to: number): Tile[] {
  const tile = tiles.find((each) => each.id === id);
  if (!tile) return tiles;
  return tiles.filter((each) => each !== tile).toSpliced(Math.max(0, to), 0, tile);
}

/** The tiles with one of them dropped before or after another. */
export function dropped(tiles: Tile[], id: string, beside: string, after: boolean): Tile[] {
  const others = tiles.filter((each) => each.id !== id);
  const at = others.findIndex((each) => each.id === beside);
  return at < 0 ? tiles : moved(tiles, id, at + (after ? 1 : 0));
}

/** The tiles with a change in one of them. */
export const changed = (tiles: Tile[], id: string, change: Partial<Pick<Tile, "width" | "height">>): Tile[] =>
  tiles.map((tile) => (tile.id === id ? { ...tile, ...change } : tile));

/** The tiles with one put in the place of the one of the same id, or last. */
export const withTile = (tiles: Tile[], tile: Tile): Tile[] =>
  tiles.some(({ id }) => id === tile.id) ? tiles.map((each) => (each.id === tile.id ? tile : each)) : [...tiles, tile];

export const isFull = (tiles: Tile[]): boolean => tiles.length >= most.tiles;

/** The next width or height in a direction; undefined where there is none. */
export function nextWidth({ width }: Tile, by: 1 | -1): Tile["width"] | undefined {
  return widths[widths.indexOf(width) + by];
}

export function nextHeight({ height }: Tile, by: 1 | -1): Tile["height"] | undefined {
  return heights[heights.indexOf(height) + by];
}
