import { expect, test } from "vitest";
import { oneList } from "./one-list.ts";

test("alternatives that name values of one column are one list of these", () => {
  const either = [{ stage: { in: ["won"] } }, { stage: { in: ["lost", "void"] } }];
  expect(oneList(either)).toEqual([{ stage: { in: ["won", "lost", "void"] } }]);
});

test.each([
  ["another column", [{ stage: { in: ["won"] } }, { source: { in: ["fair"] } }]],
  ["another operator", [{ stage: { in: ["won"] } }, { stage: { eq: "lost" } }]],
  ["something more", [{ stage: { in: ["won"] } }, { stage: { in: ["lost"] }, source: "fair" }]],
  ["a second operator", [{ stage: { in: ["won"] } }, { stage: { in: ["lost"], neq: "won" } }]],
  ["no filter", [{ stage: { in: ["won"] } }, null]],
  ["no list", [{ stage: { in: ["won"] } }, { stage: { in: "lost" } }]],
  ["too many values", [{ stage: { in: ["won"] } }, { stage: { in: Array(100).fill("lost") } }]],
])("they stay as they are with %s", (_, alternatives) => {
  expect(oneList(alternatives)).toEqual(alternatives);
});
