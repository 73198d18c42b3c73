import { expect, test } from "vitest";
import { nextSort } from "./columns.ts";
import { between } from "./selection.ts";

const rows = ["a", "b", "c", "d"].map((id) => ({ id }));

test("shift chooses from the last row on, upwards too", () => {
  expect(between(rows, "b", "d")).toEqual(["b", "c", "d"]);
  expect(between(rows, "d", "b")).toEqual(["b", "c", "d"]);
});

test("without a last row, or one that is gone, it chooses one", () => {
  expect(between(rows, null, "c")).toEqual(["c"]);
  expect(between(rows, "x", "c")).toEqual(["c"]);
});

test("a heading sorts, turns round, and lets go", () => {
  expect(nextSort(undefined, "score", true)).toBe("-score");
  expect(nextSort("-score", "score", true)).toBe("score");
  expect(nextSort("score", "score", true)).toBe(null);
  expect(nextSort("-score", "name", false)).toBe("name");
});
