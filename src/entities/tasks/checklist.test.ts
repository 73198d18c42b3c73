import { expect, test } from "vitest";
import { type Item, itemsOf, ticked, without, withOne } from "./checklist.ts";

const body = "For the shop.\n- [x] Figures\n  * [ ] Words\nAnd then: - [ ] no item";
const [figures, words] = itemsOf(body) as [Item, Item];

test("lines that can be ticked are items, wherever they stand", () => {
  expect(itemsOf(body)).toEqual([
    { line: 1, text: "Figures", done: true },
    { line: 2, text: "Words", done: false },
  ]);
  expect(itemsOf(null)).toEqual([]);
});

test("one is ticked, opened, taken out and added, and nothing else changes", () => {
  expect(ticked(body, words, true)).toBe(body.replace("* [ ]", "* [x]"));
  expect(ticked(body, figures, false)).toBe(body.replace("- [x]", "- [ ]"));
  expect(without(body, figures)).toBe("For the shop.\n  * [ ] Words\nAnd then: - [ ] no item");
  expect(without("- [ ] Only", { line: 0, text: "Only", done: false })).toBeNull();
  expect(withOne(body, "Sizes")).toBe(body.replace("Words\n", "Words\n- [ ] Sizes\n"));
  expect([withOne(null, "First"), withOne("Text", "First")]).toEqual(["- [ ] First", "Text\n- [ ] First"]);
});

test("what stands there no longer as it was seen is left alone", () => {
  expect(ticked("- [ ] Other", { line: 0, text: "Words", done: false }, true)).toBe("- [ ] Other");
});
