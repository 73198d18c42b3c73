import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const source = resolve(import.meta.dirname, "..");
const late = /withFrench\(\s*\(\) =>\s*import\("([^"]+)"\),\s*\(\) =>\s*import\("([^"]+)"\),?\s*\)/g;
const of_a_place = /screen: \(\) => import\("([^"]+)"\),\s*french: \(\) => import\("([^"]+)"\)/g;

/** All files that say something: whoever does takes the words from translate.ts, or marks them for those who do. */
export const files = globSync("**/*.{ts,tsx}", { cwd: source })
  .filter((file) => !/\.(french|test)\.tsx?$|catalogue\.ts$/.test(file))
  .filter((file) => /translate\.ts"|\bphrase\(/.test(readFileSync(join(source, file), "utf8")));

/** Which files come with each `*.french.ts`, and what it is said in. */
export type Brought = { french: string; shown: Set<string>; from: Set<string> };

/** The sentences of a file. */
export function sentencesOf(file: string): string[] {
  // One that holds double quotes stands in single ones.
  const calls = textOf(file).matchAll(/\b(?:t|phrase)\(\s*(?:"((?:[^"\\]|\\.)*)"|'([^'\\]*)')/g);
  return [...calls].map(([, sentence, quoting]) => quoting ?? (JSON.parse(`"${sentence}"`) as string));
}

/** What a file loads, at once or later, but for what brings French of its own; and who brings which. */
export function reachedFrom(start: string[]): { reached: Set<string>; brings: Map<string, Set<string>> } {
  const reached = new Set<string>();
  const brings = new Map<string, Set<string>>();
  const look = (file: string) => {
    if (reached.has(file) || !existsSync(join(source, file)) || /\.french\.ts$|catalogue\.ts$/.test(file)) return;
    reached.add(file);
    const at = (path: string) => relative(source, join(source, dirname(file), path));
    const text = textOf(file).replaceAll(/import type [^"]*"[^"]+";/g, "");
    for (const pattern of [late, of_a_place])
      for (const [, part = "", french = ""] of text.matchAll(pattern))
        brings.set(at(french), (brings.get(at(french)) ?? new Set()).add(at(part)));
    const rest = text.replaceAll(late, "").replaceAll(of_a_place, "");
    for (const [, path = ""] of rest.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.tsx?)"/g)) look(at(path));
  };
  start.forEach(look);
  return { reached, brings };
}

/** Each `*.french.ts` that comes with parts: what they show, and at which entries somebody meets them. */
export function broughtAt(entries: string[]): Brought[] {
  const all = new Map<string, Brought>();
  const follow = (entry: string, start: string[]) => {
    for (const [french, parts] of reachedFrom(start).brings) {
      const known = all.get(french) ?? { french, shown: new Set(), from: new Set() };
      all.set(french, known);
      const news = [...parts].filter((part) => !known.shown.has(part) || !known.from.has(entry));
      known.from.add(entry);
      for (const file of reachedFrom([...parts]).reached) known.shown.add(file);
      if (news.length > 0) follow(entry, news);
    }
  };
  for (const entry of entries) follow(entry, [entry]);
  return [...all.values()];
}

const texts = new Map<string, string>();
function textOf(file: string): string {
  const kept = texts.get(file) ?? readFileSync(join(source, file), "utf8");
  texts.set(file, kept);
  return kept;
}
