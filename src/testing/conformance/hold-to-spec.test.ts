import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findUnquoted } from "./hold-to-spec.ts";

const document = readFileSync("docs/spec-conformance.md", "utf8");
const specification = readFileSync("docs/spec.md", "utf8");
const rows = document.split("\n").flatMap((text, index) => {
  const isRow = text.startsWith("| ") && !text.startsWith("| What the specification says");
  return isRow ? [{ text, index }] : [];
});

/** A text with one of its lines in the place of another. */
function changed(text: string, index: number, line: string | null): string {
  return text
    .split("\n")
    .flatMap((each, at) => (at === index ? (line === null ? [] : [line]) : [each]))
    .join("\n");
}

test("the specification is the one that was given, to the letter", () => {
  const sum = createHash("sha256").update(specification).digest("hex");
  expect(sum).toBe("5a72dabf6e3f64ed76e7c42a6ac80b22cf83760c8325446d03f29795bc0baf13");
});

test("every word of the specification is quoted by a row, and every row quotes what it says", () => {
  expect(rows.length).toBeGreaterThan(280);
  expect(findUnquoted(document, specification)).toEqual([]);
});

test("whichever row is left out, the document no longer has all of the specification", () => {
  const unnoticed = rows.filter(
    ({ index }) => findUnquoted(changed(document, index, null), specification).length === 0,
  );
  expect(unnoticed.map(({ text }) => text.slice(0, 80))).toEqual([]);
});

test("whatever word of a row is altered, the row says what the specification does not", () => {
  const unnoticed = rows.flatMap(({ text, index }) => {
    const quote =
      text
        .split("|")[1]
        ?.split("*ours:*")[0]
        ?.replaceAll(/\*[^*]+\.\*/g, "") ?? "";
    const words = [...new Set(quote.match(/[\p{L}\p{N}]{3,}|\d+/gu) ?? [])];
    const word = words[index % words.length];
    if (word === undefined) return [];
    const altered = changed(
      document,
      index,
      text.replace(word, /^\d+$/.test(word) ? `${Number(word) + 1}` : `${word}x`),
    );
    return findUnquoted(altered, specification).some((each) => each.startsWith(`line ${index + 1}:`)) ? [] : [text];
  });
  expect(unnoticed).toEqual([]);
});

test("whatever number of the specification is altered, or sentence added, it is seen", () => {
  const lines = specification.split("\n");
  const first = lines.findIndex((line) => line.startsWith("## 1."));
  const unnoticed = lines.flatMap((line, index) => {
    if (index < first || line.startsWith("#") || !/\d/.test(line)) return [];
    const altered = line.replace(/\d+(?=\D*$)/, (number) => String(Number(number) + 1));
    return findUnquoted(document, changed(specification, index, altered)).length > 0 ? [] : [line];
  });
  expect(unnoticed).toEqual([]);
  const longer = changed(specification, lines.length - 2, `${lines.at(-2)}\n- A sentence more.`);
  expect(findUnquoted(document, longer).join()).toContain("no row quotes “a sentence more”");
});
