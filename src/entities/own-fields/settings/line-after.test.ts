import { expect, test } from "vitest";
import { lineAfter } from "./line-after.ts";

const [small, large] = [
  { at: "1", name: "Small" },
  { at: "2", key: "large", name: "Large" },
];

test("a further choice stands behind the one in which Enter was pressed", () => {
  expect(lineAfter([small, large], 0, "3")).toEqual([small, { at: "3", name: "" }, large]);
  expect(lineAfter([small], 0, "3")).toEqual([small, { at: "3", name: "" }]);
});

test("an empty one that waits there already is enough", () => {
  const lines = [small, { at: "2", name: "" }];
  expect(lineAfter(lines, 0, "3")).toEqual(lines);
});
