import { expect, test } from "vitest";
import { upTo } from "./use-timeline.ts";

const at = (day: number) => ({ at: `2026-11-${String(day).padStart(2, "0")}T09:00:00+01:00` });

test("events stand newest first, and none before what a list has not told yet", () => {
  const events = [at(3), at(9), at(1), at(5)];
  expect(upTo(events, [])).toEqual([at(9), at(5), at(3), at(1)]);
  expect(upTo(events, [at(4).at])).toEqual([at(9), at(5)]);
  // Of two lists that go on the one that has been read less far decides.
  expect(upTo(events, [at(2).at, "2026-11-06T23:00:00Z"])).toEqual([at(9)]);
});
