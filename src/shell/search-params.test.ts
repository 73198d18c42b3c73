import { expect, test } from "vitest";
import { parseSearch, stringifySearch } from "./search-params.ts";

test("an address keeps its texts as they are", () => {
  expect(parseSearch("?id=123&q=1e5")).toEqual({ id: "123", q: "1e5" });
  expect(stringifySearch({ id: "123", q: "1e5", view: undefined })).toBe("?id=123&q=1e5");
  expect(stringifySearch({})).toBe("");
});
