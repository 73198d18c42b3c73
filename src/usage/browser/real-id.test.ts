import { expect, test } from "vitest";
import { isRealId } from "./real-id.ts";

test("an empty id and the words that stand in for a forgotten one are nobody", () => {
  for (const id of ["", "  ", "null", "undefined", "Anonymous", "guest", "[object Object]", "0", null, undefined, 7])
    expect(isRealId(id), String(id)).toBe(false);
  for (const id of ["01a1fec6-56ec-7c0f-94b3-f765cd9e9289", "claire"]) expect(isRealId(id)).toBe(true);
});
