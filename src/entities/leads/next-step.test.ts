import { expect, test } from "vitest";
import { daysUntil } from "./next-step.tsx";

test.each([
  [new Date(2026, 10, 21, 23, 59), 0],
  [new Date(2026, 10, 22, 0, 1), 1],
  [new Date(2026, 10, 20, 23, 59), -1],
  [new Date(2026, 11, 1, 8), 10],
])("%s is %i days from noon of 21 November", (at, days) => {
  expect(daysUntil(at, new Date(2026, 10, 21, 12))).toBe(days);
});
