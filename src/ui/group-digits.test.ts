import { expect, test } from "vitest";
import { groupDigits, unbroken } from "./group-digits.ts";

test.each([
  ["732829320", "732\u00a0829\u00a0320"],
  ["73282932000074", "732\u00a0829\u00a0320\u00a000074"],
  ["732 82", "732 82"],
  [null, ""],
])("%s is read as %s", (number, read) => {
  expect(groupDigits(number)).toBe(read);
});

test("a phone number stands on one line", () => {
  expect(unbroken("01 99\u202f00 88")).toBe("01\u00a099\u00a000\u00a088");
});
