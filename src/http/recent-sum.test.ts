import { expect, test } from "vitest";
import { recentSum } from "./recent-sum.ts";

test("counts what each caller had in the last minute, and when there is room again", () => {
  const had = recentSum();
  for (let second = 0; second < 10; second++) had.add("claire", 3, second * 1000);
  had.add("amir", 1, 9000);
  expect([had.sum("claire", 9000), had.sum("amir", 9000), had.sum("thomas", 9000)]).toEqual([30, 1, 0]);
  expect([had.wait("claire", 31, 9000), had.wait("amir", 30, 9000)]).toEqual([0, 0]);
  // After the first has gone there is less than 30; after four, less than 21.
  expect([had.wait("claire", 30, 9000), had.wait("claire", 21, 9000)]).toEqual([51, 54]);
  expect([had.wait("claire", 30, 60_000), had.sum("claire", 60_000)]).toEqual([0, 27]);
  expect(had.sum("claire", 70_000)).toBe(0);
});
