import { expect, test } from "vitest";
import { groupDigits } from "./group-digits.ts";

test.each([
  ["732829320", "732\u00a0829\u00a0320"],
  ["73282932000074", "732\u00a0829\u00a0320\u00a000074"],
  ["732 82", "732 82"],
  [null, ""],
])("%s is read as %s", (number, read) => {
  expect(groupDigits(number)).toBe(read);
});
