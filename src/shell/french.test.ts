import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { placeOf } from "../entities/places.ts";
import { register } from "../entities/register.ts";
import { usual_stages } from "../testing/usual-stages.ts";
import type { Entity } from "../entity/describe.ts";
import { french as notices } from "../notifications/notices.french.ts";
import { wordedField } from "../records/field-names.ts";
import { broughtAt, files, reachedFrom, sentencesOf, without } from "../testing/who-brings-french.ts";
import { wordedChoice } from "../ui/choice-word.ts";
import type { Catalogue } from "../ui/translate.ts";
import { french as app } from "./app-catalogue.ts";
import { french as door } from "./door-catalogue.ts";
import { french as rest } from "./late-catalogue.ts";

const source = resolve(import.meta.dirname, "..");
const entries = { "shell/app.tsx": app, "shell/door.tsx": door };
const catalogues: Record<string, Catalogue> = {};
for (const file of globSync("**/*.french.ts", { cwd: source }))
  catalogues[file] = ((await import(join(source, file))) as { french: Catalogue }).french;
const all: Catalogue = Object.assign({}, ...Object.values(catalogues));
const brought = broughtAt(Object.keys(entries));
const at_door = reachedFrom(["shell/door.tsx"]).reached;

const refusals = globSync("entities/*/*.{entity,verb}.ts", { cwd: source }).flatMap((file) => {
  const said = readFileSync(join(source, file), "utf8").matchAll(
    /(?:mustChange\([\w.]+,|mustBe\(\w+, "\w+",|\bmove\(\s*[\w.]+,\s*"[^"]+",|\brefused:)\s*"([^"]+)"/g,
  );
  return [...said].map(([, sentence = ""]) => sentence);
});
const described = Object.values<Entity>(register);
const named = described.flatMap(({ fields }) => Object.keys(fields).map(wordedField));
const choices = described.flatMap(({ fields }) => {
  return Object.values(fields).flatMap((field) => (field.choices ?? []).map(wordedChoice));
});
// A verb is called as its name says.
const verbs = described.flatMap((entity) => Object.keys(entity.verbs).map(wordedChoice));
// What a new company's stages are called.
const stage_names = usual_stages.map(({ name }) => name);
// What people are told is worded by the database, which has a test of its own; choices by what is stored.
const said_elsewhere = new Set([...Object.keys(notices), ...choices, ...refusals, ...named, ...verbs, ...stage_names]);

test("every sentence of the interface has its French", () => {
  expect(files.flatMap(sentencesOf).filter((sentence) => !(sentence in all))).toEqual([]);
});

test.each(Object.entries(entries))("the French of %s holds all that it shows without more", (entry, catalogue) => {
  const { reached, later } = reachedFrom([entry]);
  const shown = [...without(reached, entry === "shell/app.tsx" ? later : new Set())].flatMap(sentencesOf);
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((sentence) => !(sentence in catalogue))).toEqual([]);
  const shown_later = [...later].flatMap(sentencesOf);
  expect(shown_later.filter((sentence) => !(sentence in catalogue) && !(sentence in rest))).toEqual([]);
});

test("what comes with the first later part is begun without, and said nowhere twice", () => {
  expect(Object.keys(rest).filter((sentence) => sentence in app)).toEqual([]);
});

test.each(brought)("$french holds all that comes with it and nothing else", (one) => {
  const own = catalogues[one.french] ?? {};
  const known = one.from.has("shell/app.tsx") ? app : door;
  const missing = (files_shown: Set<string>, there: Catalogue) =>
    [...files_shown]
      .filter((file) => !at_door.has(file))
      .flatMap(sentencesOf)
      .filter((sentence) => !(sentence in there) && !(sentence in own));
  expect(missing(without(one.shown, one.later), known)).toEqual([]);
  expect(missing(one.later, { ...known, ...rest })).toEqual([]);
  const used = new Set([...[...one.shown].flatMap(sentencesOf), ...said_elsewhere]);
  const kept = Object.keys(own).filter((sentence) => !used.has(sentence) || (known === app && sentence in app));
  expect(kept).toEqual([]);
});

test("a sentence has one French, whoever brings it", () => {
  const wordings = Map.groupBy(
    Object.values(catalogues).flatMap((own) => Object.entries(own)),
    ([sentence]) => sentence,
  );
  const several = [...wordings].filter(([, said]) => new Set(said.map(([, words]) => words)).size > 1);
  expect(several.map(([sentence]) => sentence)).toEqual([]);
});

test("each French file comes with a part or an entry", () => {
  const held = new Set(brought.map(({ french }) => french));
  const late = Object.entries(catalogues).filter(([file]) => !held.has(file));
  const at_entries = { ...app, ...rest, ...door };
  const lost = late.filter(([, own]) => Object.keys(own).some((sentence) => !(sentence in at_entries)));
  expect(lost.map(([file]) => file)).toEqual(["notifications/notices.french.ts"]);
});

test("every field of an entity that has a place, and every choice of it, has its French", () => {
  // Those that people make: on a page of their own, or on that of another entity.
  const listed = described.filter(({ name }) => placeOf(name)?.path || placeOf(name)?.words.create);
  const met = listed.flatMap(({ fields }) =>
    Object.values(fields).filter((field) => field.creatable || field.updatable),
  );
  const readable = met.filter(({ kind }) => kind !== "data" && !["siren", "siret"].includes(kind));
  const words = readable.flatMap(({ name, choices: some = [] }) => [wordedField(name), ...some.map(wordedChoice)]);
  expect([...new Set(words)].filter((word) => !(word in all))).toEqual([]);
});

// A table of two words has a folder of two.
const folderOf = (entity: string) => entity.replaceAll("_", "-");

test("every choice that a list may draw has its French with the list, not only where a later part brings it", () => {
  const missing = described.flatMap(({ name, fields }) => {
    if (!placeOf(name)?.path) return [];
    const own = brought.filter(({ shown }) =>
      [...shown].some((file) => file.startsWith(`entities/${folderOf(name)}/`) && file.endsWith("-screen.tsx")),
    );
    const there: Catalogue = Object.assign({}, app, ...own.map(({ french }) => catalogues[french]));
    const words = Object.values(fields).flatMap(({ choices = [] }) => choices.map(wordedChoice));
    return words.filter((word) => !(word in there)).map((word) => `${name}: ${word}`);
  });
  expect([...new Set(missing)]).toEqual([]);
});

test("every field that a table offers as a column has its French", () => {
  const own_names = ["reopened_to", "duplicate_of", "stage_entered_at"];
  const offered = described
    .filter(({ name }) => placeOf(name)?.path)
    .flatMap(({ fields }) => Object.values(fields))
    .filter(({ name, kind }) => kind !== "data" && !own_names.includes(name));
  const unsaid = ["siren", "siret", "version", "deleted_at", "deleted_by", "created_by", "updated_by"];
  const words = offered.filter(({ name }) => !unsaid.includes(name)).map(({ name }) => wordedField(name));
  expect([...new Set(words)].filter((word) => !(word in all))).toEqual([]);
});

test("every verb of an entity that has a page has its French", () => {
  const listed = described.filter(({ name }) => placeOf(name)?.path);
  const missing = listed.flatMap(({ name, verbs: its }) => {
    const own = brought.filter(({ shown }) =>
      [...shown].some((file) => file.startsWith(`entities/${folderOf(name)}/`)),
    );
    const there: Catalogue = Object.assign({}, app, rest, ...own.map(({ french }) => catalogues[french]));
    const word = (verb: string) => placeOf(name)?.acts?.[verb] ?? wordedChoice(verb);
    return Object.keys(its).filter((verb) => !(word(verb) in there));
  });
  expect(verbs.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

test("what a verb says when it refuses has its French", () => {
  expect(refusals.length).toBeGreaterThan(5);
  expect(refusals.filter((sentence) => !(sentence in all))).toEqual([]);
});

test("no French is kept for a sentence that is gone", () => {
  const used = new Set([...files.flatMap(sentencesOf), ...said_elsewhere]);
  expect(Object.keys(all).filter((sentence) => !used.has(sentence))).toEqual([]);
});

test("a sentence is a plain string, so that it can be found", () => {
  const built = files.filter((file) => /\b(t|phrase)\(\s*`/.test(readFileSync(join(source, file), "utf8")));
  expect(built).toEqual([]);
});

test("French typography: narrow spaces, curly apostrophes, the same values", () => {
  const values = (text: string) => text.match(/\{\{\w+\}\}/g)?.toSorted() ?? [];
  const wrong = Object.entries(all).filter(
    ([english, french]) =>
      /[^\u202f][;:!?»]|«[^\u202f]|'/.test(french.replaceAll(/\{\{|\}\}/g, "")) ||
      values(english).join() !== values(french).join(),
  );
  expect(wrong).toEqual([]);
});
