import { expect, test } from "vitest";
import { fieldText, typedText, typedValue } from "./field-text.ts";

const money = { kind: "money", list: false };
const phones = { kind: "phone", list: true };

test("a value is written for reading, and typed as people type it", () => {
  expect(fieldText(money, 84_000)).toMatch(/^84\s000\s€$/);
  expect(typedText(money, 1234.5)).toBe("1234,5");
  expect(typedValue(money, "1 234,5 €")).toBe(1234.5);
});

test("nothing is empty text, and empty text is nothing", () => {
  expect(fieldText(money, null)).toBe("");
  expect(typedValue(money, " ")).toBeNull();
  expect(typedValue(phones, " ")).toEqual([]);
});

test("what is no number cannot be read", () => {
  expect(typedValue(money, "a lot")).toBeUndefined();
});

test("lists part at commas", () => {
  expect(fieldText(phones, ["+33235710418", "+4930123456"])).toBe("02 35 71 04 18, +4930123456");
  expect(typedValue(phones, "02 35 71 04 18, +49 30 123456")).toEqual(["02 35 71 04 18", "+49 30 123456"]);
});
