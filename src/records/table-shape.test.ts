import { expect, test } from "vitest";
import { withRoom } from "./table-shape.ts";

const columns = [{ name: "name" }, { name: "score", sort: "score", from: 780 }, { name: "next", from: 700 }];
const names = (width: number, sorted?: string) => withRoom(columns, width, sorted).map(({ name }) => name);

test("a column that has no room is left out, but not the one that rows are sorted by", () => {
  expect(names(800)).toEqual(["name", "score", "next"]);
  expect(names(720)).toEqual(["name", "next"]);
  expect(names(720, "-score")).toEqual(["name", "score", "next"]);
  expect(names(720, "score")).toEqual(["name", "score", "next"]);
  expect(names(600, "name")).toEqual(["name"]);
});
