import { expect, test } from "vitest";
import { rateLimit } from "./rate-limit.ts";

test("says how long to wait, until the first call leaves the minute; callers wait for themselves", () => {
  const wait = rateLimit(2);
  expect([wait("a", 1_000), wait("a", 11_000)]).toEqual([0, 0]);
  expect(wait("a", 21_000)).toBe(40);
  expect(wait("a", 60_999)).toBe(1);
  expect(wait("b", 21_000)).toBe(0);
  expect(wait("a", 61_000)).toBe(0);
  expect(wait("a", 62_000)).toBe(9);
});
