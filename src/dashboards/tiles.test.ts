import { expect, test } from "vitest";
import type { Tile } from "./dashboard-shape.ts";
import { changed, dropped, moved, nextHeight, nextWidth, withTile } from "./tiles.ts";

const tile = (id: string): Tile => ({ id, kind: "text", text: id, width: 1, height: 1 });
const tiles = ["a", "b", "c"].map(tile);
const order = (of: Tile[]) => of.map(({ id }) => id).join("");

test("a tile moves by places and by where it is dropped", () => {
  expect([moved(tiles, "a", 1), moved(tiles, "c", 0), moved(tiles, "c", -1)].map(order)).toEqual(["bac", "cab", "cab"]);
  expect(order(dropped(tiles, "a", "c", true))).toBe("bca");
  expect(order(dropped(tiles, "a", "c", false))).toBe("bac");
  expect(dropped(tiles, "a", "a", true)).toBe(tiles);
  expect(moved(tiles, "gone", 0)).toBe(tiles);
});

test("a tile is put in the place of the same, or last", () => {
  expect(order(withTile(tiles, tile("d")))).toBe("abcd");
  expect(withTile(tiles, { ...tile("b"), width: 3 })[1]?.width).toBe(3);
  expect(changed(tiles, "c", { height: 2 }).map(({ height }) => height)).toEqual([1, 1, 2]);
});

test("sizes end at one and at the grid", () => {
  expect([nextWidth(tile("a"), -1), nextWidth({ ...tile("a"), width: 4 }, 1), nextWidth(tile("a"), 1)]).toEqual([
    undefined,
    undefined,
    2,
  ]);
  expect([nextHeight({ ...tile("a"), height: 3 }, 1), nextHeight(tile("a"), -1)]).toEqual([undefined, undefined]);
});
