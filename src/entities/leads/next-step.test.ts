import { expect, test } from "vitest";
import { daysUntil } from "./next-step.tsx";

// In Paris, whatever zone the machine is in.
test.each([
  ["2026-11-21T22:59:00Z", 0],
  ["2026-11-21T23:01:00Z", 1],
  ["2026-11-20T22:59:00Z", -1],
  ["2026-12-01T07:00:00Z", 10],
])("%s is %i days from noon of 21 November", (at, days) => {
  expect(daysUntil(new Date(at), new Date("2026-11-21T11:00:00Z"))).toBe(days);
});
