import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { french as app } from "./app-catalogue.ts";
import { french as door } from "./door-catalogue.ts";
import { search } from "./search.ts";

const source = resolve(import.meta.dirname, "../..");
const files = globSync("{ui,client,errors,shell,screens,entities,records,imports,search}/**/*.{ts,tsx}", {
  cwd: source,
})
  .filter((file) => !file.includes("french/") && !file.endsWith(".test.ts"))
  .map((file) => join(source, file));

// What is fetched with a part of the app counts with the app.
const whole = { ...app, ...search };
const both = { ...door, ...whole };

test("every sentence of the interface has its French", () => {
  expect(files.flatMap(sentencesOf).filter((sentence) => !(sentence in both))).toEqual([]);
});

test.each([
  ["shell/door.tsx", door],
  ["shell/app.tsx", whole],
])("the French of %s holds all that it can show", (entry, catalogue) => {
  const reached = [...reachedFrom(join(source, entry))];
  expect(reached.flatMap(sentencesOf).filter((sentence) => !(sentence in catalogue))).toEqual([]);
});

test("no French is kept for a sentence that is gone", () => {
  const used = new Set(files.flatMap(sentencesOf));
  expect(Object.keys(both).filter((sentence) => !used.has(sentence))).toEqual([]);
});

test("a sentence is a plain string, so that it can be found", () => {
  const built = files.filter((file) => /\b(t|phrase)\(\s*`/.test(readFileSync(file, "utf8")));
  expect(built).toEqual([]);
});

test("French typography: narrow spaces, curly apostrophes, the same values", () => {
  const values = (text: string) => text.match(/\{\{\w+\}\}/g)?.toSorted() ?? [];
  const wrong = Object.entries(both).filter(
    ([english, french]) =>
      /[^\u202f][;:!?»]|«[^\u202f]|'/.test(french.replaceAll(/\{\{|\}\}/g, "")) ||
      values(english).join() !== values(french).join(),
  );
  expect(wrong).toEqual([]);
});

function sentencesOf(file: string): string[] {
  // One that holds double quotes stands in single ones.
  const calls = readFileSync(file, "utf8").matchAll(/\b(?:t|phrase)\(\s*(?:"((?:[^"\\]|\\.)*)"|'([^'\\]*)')/g);
  return [...calls].map(([, sentence, quoting]) => quoting ?? (JSON.parse(`"${sentence}"`) as string));
}

/** A file and all that it imports of ours, at once or later. */
function reachedFrom(file: string, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || file.includes("french/") || !existsSync(file)) return reached;
  reached.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.tsx?)"/g);
  for (const [, path = ""] of imports) reachedFrom(join(dirname(file), path), reached);
  return reached;
}
