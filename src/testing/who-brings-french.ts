import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const source = resolve(import.meta.dirname, "..");
const french_of = /withFrench\(\s*\(\) =>\s*import\("([^"]+)"\),\s*\(\) =>\s*import\("([^"]+)"\),?\s*\)/g;
const of_a_place = /screen: \(\) => import\("([^"]+)"\),\s*french: \(\) => import\("([^"]+)"\)/g;
const late_part = /\blate\(\s*(?:withFrench\(\s*)?(?:async )?\(\) =>\s*(?:\(\{ default: \(await )?import\("([^"]+)"\)/g;

/** All files that say something: whoever does takes the words from translate.ts, or marks them for those who do. */
export const files = globSync("**/*.{ts,tsx}", { cwd: source })
  .filter((file) => !/\.(french|test)\.tsx?$|catalogue\.ts$/.test(file))
  .filter((file) => /translate\.ts"|\bphrase\(/.test(readFileSync(join(source, file), "utf8")));

/** Which files come with each `*.french.ts`, and what it is said in; `later`: those that only parts show that come later. */
export type Brought = { french: string; shown: Set<string>; later: Set<string>; from: Set<string> };

/** The sentences of a file. */
export function sentencesOf(file: string): string[] {
  // One that holds double quotes stands in single ones.
  const calls = textOf(file).matchAll(/\b(?:t|phrase)\(\s*(?:"((?:[^"\\]|\\.)*)"|'([^'\\]*)')/g);
  return [...calls].map(([, sentence, quoting]) => quoting ?? (JSON.parse(`"${sentence}"`) as string));
}

type Reached = { reached: Set<string>; later: Set<string>; brings: Map<string, Map<string, boolean>> };

/** What files load, at once or later, but for what brings French of its own; and who brings which, and whether later. */
export function reachedFrom(start: string[], are_late = false): Reached {
  const found = new Map<string, boolean>();
  const brings: Reached["brings"] = new Map();
  const look = (file: string, is_late: boolean) => {
    if (found.has(file) && (is_late || !found.get(file))) return;
    if (!existsSync(join(source, file)) || /\.french\.ts$|catalogue\.ts$/.test(file)) return;
    found.set(file, is_late);
    const at = (path: string) => relative(source, join(source, dirname(file), path));
    const text = textOf(file).replaceAll(/import type [^"]*"[^"]+";/g, "");
    const late = new Set([...text.matchAll(late_part)].map(([, path = ""]) => path));
    for (const pattern of [french_of, of_a_place])
      for (const [, part = "", french = ""] of text.matchAll(pattern)) {
        const parts = brings.get(at(french)) ?? new Map<string, boolean>();
        brings.set(at(french), parts.set(at(part), (parts.get(at(part)) ?? true) && (is_late || late.has(part))));
      }
    const rest = text.replaceAll(french_of, "").replaceAll(of_a_place, "");
    for (const [, path = ""] of rest.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.tsx?)"/g))
      look(at(path), is_late || late.has(path));
  };
  for (const file of start) look(file, are_late);
  const later = new Set([...found].flatMap(([file, is_late]) => (is_late ? file : [])));
  return { reached: new Set(found.keys()), later, brings };
}

/** Each `*.french.ts` that comes with parts: what they show, and at which entries somebody meets them. */
export function broughtAt(entries: string[]): Brought[] {
  const all = new Map<string, Brought & { at_once: Set<string> }>();
  const seen = new Set<string>();
  const none = () => ({ shown: new Set<string>(), at_once: new Set<string>(), later: new Set<string>() });
  const follow = (entry: string, start: string[], are_late: boolean) => {
    for (const [french, parts] of reachedFrom(start, are_late).brings) {
      const known = all.get(french) ?? { french, ...none(), from: new Set<string>() };
      all.set(french, known);
      known.from.add(entry);
      for (const [part, is_late] of parts) {
        const { reached, later } = reachedFrom([part], is_late);
        for (const file of reached) known.shown.add(file);
        for (const file of without(reached, later)) known.at_once.add(file);
        const way = [entry, french, part, is_late].join(" ");
        if (seen.has(way)) continue;
        seen.add(way);
        follow(entry, [part], is_late);
      }
    }
  };
  for (const entry of entries) follow(entry, [entry], false);
  return [...all.values()].map(({ at_once, ...one }) => ({ ...one, later: without(one.shown, at_once) }));
}

/** The files of one set that are not in another. */
export const without = (files: Set<string>, others: Set<string>): Set<string> =>
  new Set([...files].filter((file) => !others.has(file)));

const texts = new Map<string, string>();
function textOf(file: string): string {
  const kept = texts.get(file) ?? readFileSync(join(source, file), "utf8");
  texts.set(file, kept);
  return kept;
}
