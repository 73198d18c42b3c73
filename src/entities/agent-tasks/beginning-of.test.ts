import { expect, test } from "vitest";
import { beginningOf } from "./beginning-of.ts";

test("a result that is short stands whole, of a longer one whole lines, of one long line its beginning", () => {
  expect(beginningOf("- one\n- two")).toBe("- one\n- two");
  const line = `- ${"word ".repeat(50)}`.trim();
  expect(beginningOf([line, line, line].join("\n"))).toBe(`${line}\n${line}\n\n…`);
  expect(beginningOf("a".repeat(700))).toBe(`${"a".repeat(600)}…`);
});
