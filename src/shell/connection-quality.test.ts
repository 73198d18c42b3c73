import { expect, test } from "vitest";
import { quality } from "./connection-quality.ts";

test.each([
  [[], true, "connected", null],
  [[40, 50, 45], true, "connected", 45],
  [[40, 1200, 1300, 1100, 60], true, "poor", 1100],
  [[40, 900, 900, 1100, 1200], true, "connected", 900],
  [[1200, 1300], true, "connected", 1300],
  [[40, null, 50, null, 60], true, "poor", 50],
  [[40, null, 50, 60, 70], true, "connected", 60],
  [[40, 50, 60, null, null], true, "offline", null],
  [[40, 50, 60], false, "offline", null],
  [[null, null, 40, 50, 60, 70, 80], true, "connected", 60],
] as const)("probes %j, browser online %s: the line is %s", (probes, online, state, round_trip) => {
  expect(quality([...probes], online)).toEqual({ state, round_trip });
});
