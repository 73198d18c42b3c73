import { expect, test } from "vitest";
import { pickerStep } from "./picker-keys.ts";

const [site, shop] = [{ id: "site" }, { id: "shop" }];
const hits = [site, shop];

test("an arrow goes to the first hit and marks it, and Enter takes it", () => {
  expect(pickerStep("ArrowDown", { hits, value: null, takes: true })).toEqual({ focus: site, mark: site });
  expect(pickerStep("Enter", { hits, value: null, focused: "site", takes: true })).toEqual({ take: site });
  expect(pickerStep("Enter", { hits, value: "site", focused: "shop", takes: true })).toEqual({ take: shop });
});

test("an arrow goes back to what is marked", () => {
  expect(pickerStep("ArrowDown", { hits, value: "shop", takes: true })).toEqual({ focus: shop });
});

test("Enter in the box takes what was found first, and nothing where nothing was found: the form is not sent", () => {
  expect(pickerStep("Enter", { hits, value: null, takes: true })).toEqual({ take: site });
  expect(pickerStep("Enter", { hits: [], value: null, takes: true })).toEqual({});
});

test("where a mark is all that is asked for, Enter marks, and sends the form once that is marked", () => {
  expect(pickerStep("Enter", { hits, value: null, takes: false })).toEqual({ mark: site });
  expect(pickerStep("Enter", { hits, value: "site", takes: false })).toBeNull();
});
