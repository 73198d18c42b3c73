import { expect, test } from "vitest";
import { runsOf } from "./history.ts";

test("days with the same worst state are one run, and a day without one ends it", () => {
  const days = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05", "2026-11-06"];
  expect(runsOf(days, [null, "good", "good", "bad", null, "bad"])).toEqual([
    { from: "2026-11-02", to: "2026-11-03", state: "good" },
    { from: "2026-11-04", to: "2026-11-04", state: "bad" },
    { from: "2026-11-06", to: "2026-11-06", state: "bad" },
  ]);
  expect(runsOf(days, [])).toEqual([]);
});
