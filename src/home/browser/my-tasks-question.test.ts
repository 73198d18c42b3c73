import { expect, test } from "vitest";
import { drawn } from "./my-tasks-question.ts";

test("of seven tasks five are drawn and two wait until all are asked for", () => {
  const seven = [1, 2, 3, 4, 5, 6, 7];
  expect(drawn(seven, false)).toEqual({ rows: [1, 2, 3, 4, 5], waiting: 2 });
  expect(drawn(seven, true)).toEqual({ rows: seven, waiting: 0 });
  expect(drawn([1], false)).toEqual({ rows: [1], waiting: 0 });
});
