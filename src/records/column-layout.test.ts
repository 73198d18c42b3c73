import { expect, test } from "vitest";
import { arranged, readLayout } from "./column-layout.ts";
import { toggled, withField } from "./choose-columns.ts";
import { gridOf } from "./columns.ts";

const columns = [
  { name: "name", label: "", fields: [], width: 120, grow: 2, cell: () => null },
  { name: "stage", label: "", fields: [], width: 110, cell: () => null },
  { name: "value", label: "", fields: [], width: 98, cell: () => null },
];
const names = (order: string[]) => arranged(columns, order).map(({ name }) => name);

test("columns follow the person's order; the first stays first, new ones come last", () => {
  expect(names([])).toEqual(["name", "stage", "value"]);
  expect(names(["value", "stage", "name"])).toEqual(["name", "value", "stage"]);
  expect(names(["value", "gone"])).toEqual(["name", "value", "stage"]);
});

test("a width that a person drew stands; the others stretch and add up to what the table needs", () => {
  expect(gridOf(columns, {}, true)).toEqual({ grid: "40px minmax(120px, 2fr) 110px 98px", least: 376 });
  expect(gridOf(columns, { name: 300 }, false)).toEqual({ grid: "8px 300px 110px 98px", least: 524 });
});

test("what was stored and cannot be read is as if nothing had been", () => {
  const nothing = { order: [], hidden: [], shown: [], widths: {} };
  for (const stored of [null, "{", "[]", "null", '{"order":5}', '{"shown":5}', '{"widths":{"name":"wide"}}'])
    expect(readLayout(stored), String(stored)).toEqual(nothing);
});

test("a field that is added is the last, and goes with its place; a described column is hidden and comes again", () => {
  const plain = { order: ["value", "stage"], hidden: ["stage"], shown: ["city"], widths: { value: 90 } };
  const added = {
    ...plain,
    ...withField(plain, { name: "emails", label: "", fields: [], width: 176, cell: () => null }),
  };
  expect(added).toMatchObject({ shown: ["city", "emails"], widths: { value: 90, emails: 176 } });
  expect(toggled({ ...added, order: ["emails", "stage"] }, "emails")).toEqual({ shown: ["city"], order: ["stage"] });
  expect(toggled(plain, "stage")).toEqual({ hidden: [] });
  expect(toggled(plain, "value")).toEqual({ hidden: ["stage", "value"] });
});
