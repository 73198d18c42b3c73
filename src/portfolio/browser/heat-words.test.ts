import { expect, test } from "vitest";
import { worstWeek } from "./heat-words.ts";
import type { Week } from "./portfolio-data.ts";

const mondays = ["2026-11-23", "2026-11-30", "2026-12-07"];
const week = (planned: number) => [planned, 35, 0, 0, 0, 0] as unknown as Week;
const person = (...planned: number[]) => ({ weeks: planned.map(week) });

test("the worst week is that of most people, and of as many the one with the most hours too much", () => {
  expect(worstWeek([person(38, 30, 54)], mondays)).toMatchObject({ monday: "2026-12-07", count: 1 });
  expect(worstWeek([person(38, 30, 54), person(36, 30, 30)], mondays)).toMatchObject({
    monday: "2026-11-23",
    count: 2,
  });
  expect(worstWeek([person(30, 35, 35.4)], mondays)).toBeUndefined();
});
