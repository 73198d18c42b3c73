import { expect, test } from "vitest";
import { typed } from "./typed-value.ts";

/** What stands in a field after its text was typed sign by sign, each shown as it was kept. */
const afterTyping = (text: string, kind: string) =>
  [...text].reduce<unknown>((kept, sign) => typed(`${String(kept)}${sign}`, kind), "");

test("a number is typed sign by sign, with what follows its point", () => {
  expect(["1.5", "0.5", "12", "1.05", "-3"].map((text) => afterTyping(text, "money"))).toEqual([
    1.5, 0.5, 12, 1.05, -3,
  ]);
  expect(afterTyping("12", "line")).toBe("12");
});

test("lists, yes and no and variables are kept as what they are", () => {
  expect(typed("a, b", "line", true)).toEqual(["a", "b"]);
  expect([typed("true", "flag"), typed("false", "flag"), typed("", "count")]).toEqual([true, false, ""]);
  expect(typed("{{ record.value }}", "money")).toBe("{{ record.value }}");
});
