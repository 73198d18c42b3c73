import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { french as app } from "./app-catalogue.ts";
import { french as door } from "./door-catalogue.ts";
import { people } from "./people.ts";

const source = resolve(import.meta.dirname, "../..");
const files = globSync("{ui,client,errors,shell,screens,entities,records,imports}/**/*.{ts,tsx}", { cwd: source })
  .filter((file) => !file.includes("french/") && !file.endsWith(".test.ts"))
  .map((file) => join(source, file));

const both = { ...door, ...app, ...people };

test("every sentence of the interface has its French", () => {
  expect(files.flatMap(sentencesOf).filter((sentence) => !(sentence in both))).toEqual([]);
});

test.each([
  ["shell/door.tsx", door],
  ["shell/app.tsx", app],
])("the French of %s holds all that it can show", (entry, catalogue) => {
  const reached = [...reachedFrom(join(source, entry), bringsItsOwn)];
  expect(reached.flatMap(sentencesOf).filter((sentence) => !(sentence in catalogue))).toEqual([]);
});

test("the French of a screen that brings its own holds all that only it shows", () => {
  const screens = ["people/people-screen.tsx", "settings.tsx"].map((path) => join(source, "screens", path));
  const shown = screens.flatMap((file) => [...reachedFrom(file)]).flatMap(sentencesOf);
  expect(shown.filter((sentence) => !(sentence in app) && !(sentence in people))).toEqual([]);
  expect(Object.keys(people).filter((sentence) => !shown.includes(sentence) || sentence in app)).toEqual([]);
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
  const calls = readFileSync(file, "utf8").matchAll(/\b(?:t|phrase)\(\s*"((?:[^"\\]|\\.)*)"/g);
  return [...calls].map(([, sentence]) => JSON.parse(`"${sentence}"`) as string);
}

/** Whether a file is shown by screens only that load their French with them (withFrench). */
function bringsItsOwn(file: string): boolean {
  return /\/screens\/(people\/|account\/|settings)/.test(file);
}

/** A file and all that it imports of ours, at once or later. */
function reachedFrom(file: string, without?: (path: string) => boolean, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || file.includes("french/") || !existsSync(file) || without?.(file)) return reached;
  reached.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.tsx?)"/g);
  for (const [, path = ""] of imports) reachedFrom(join(dirname(file), path), without, reached);
  return reached;
}
