import { expect, test } from "vitest";
import { parseNumber } from "./parse-number.ts";

test("a number is read with comma or point, with or without spaces", () => {
  expect(parseNumber("12\u202f500,5")).toBe(12_500.5);
  expect(parseNumber("12500.5")).toBe(12_500.5);
  expect(parseNumber(" ")).toBeNull();
  expect(parseNumber("twelve")).toBeNaN();
});
