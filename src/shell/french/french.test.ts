import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { all_places, placeOf } from "../../entities/places.ts";
import { register } from "../../entities/register.ts";
import type { Entity } from "../../entity/describe.ts";
import { wordedField } from "../../records/field-names.ts";
import { wordedChoice } from "../../ui/choice-word.ts";
import type { Catalogue } from "../../ui/translate.ts";
import { french as app } from "./app-catalogue.ts";
import { french as door } from "./door-catalogue.ts";
import { install } from "./install.ts";
import { forms } from "./forms.ts";
import { imports } from "./imports.ts";
import { offline } from "./offline.ts";
import { keys } from "./keys.ts";
import { lead_dialogs } from "./lead-dialogs.ts";
import { mail } from "./mail.ts";
import { notices } from "./notices.ts";
import { notifications } from "./notifications.ts";
import { people } from "./people.ts";
import { planned } from "./planned.ts";
import { push } from "./push.ts";
import { search } from "./search.ts";
import { tables } from "./tables.ts";
import { tag_manager } from "./tag-manager.ts";
import { views } from "./views.ts";

const source = resolve(import.meta.dirname, "../..");
// Whoever says something takes the words from translate.ts, or marks them for those who do.
const files = globSync("**/*.{ts,tsx}", { cwd: source })
  .filter((file) => !file.includes("french/") && !file.endsWith(".test.ts"))
  .map((file) => join(source, file))
  .filter((file) => /translate\.ts"|\bphrase\(/.test(readFileSync(file, "utf8")));

const own: Record<string, { french: Catalogue; of: { test(file: string): boolean } }> = {
  people: {
    french: people,
    of: /\/screens\/(people\/|account\/|settings|door\/(new-password-field|server-sentences))/,
  },
  install: { french: install, of: /\/screens\/door\/(install|platform|this-device)/ },
  search: { french: search, of: /\/src\/(search\/|shell\/search-palette)/ },
  imports: { french: imports, of: /\/src\/imports\/(?!import-button)/ },
  offline: { french: offline, of: /\/src\/(offline\/|shell\/line-status)/ },
  views: { french: views, of: /\/records\/views\// },
  notifications: { french: notifications, of: /\/screens\/notifications\// },
  push: { french: push, of: /\/screens\/push\// },
  mail: { french: mail, of: /\/screens\/mail\// },
  keys: { french: keys, of: /\/(keys\/(keys-dialog|single-keys-box)|screens\/keys\/)/ },
  lead_dialogs: { french: lead_dialogs, of: /\/leads\/(lead-dialogs|(loss|merge|source)-dialog)/ },
  forms: { french: forms, of: /\/screen\/(record-form|read-form|reference-control|new-in-picker|give-dialog)/ },
  tag_manager: { french: tag_manager, of: /\/tags\/tag-manager/ },
  tables: {
    french: tables,
    of: /\/(records\/(columns-lines|more-fields|bin-bar|bulk-)|exports\/export-(lines|chosen)|screen\/(cell-edit|more-columns))/,
  },
  planned: { french: planned, of: /\/screens\/planned/ },
};
// The screens of entities bring theirs by their place: for the files of entities that no other screen shows.
for (const { entity, french } of all_places.filter((place) => place.french)) {
  const others = all_places.filter((place) => place.french && place.entity !== entity);
  const elsewhere = new Set(others.flatMap((place) => [...shownBy(place.entity)]));
  const shown = new Set([...shownBy(entity)].filter((file) => !elsewhere.has(file)));
  own[entity] = { french: (await french?.()) ?? {}, of: { test: (file) => shown.has(file) } };
}
const both: Catalogue = {
  ...door,
  ...app,
  ...people,
  ...imports,
  ...offline,
  ...planned,
  ...search,
  ...views,
  ...notifications,
  ...mail,
  ...keys,
  ...tables,
  ...tag_manager,
  ...lead_dialogs,
  ...push,
  ...install,
  ...Object.assign({}, ...Object.values(own).map(({ french }) => french)),
};
const refusals = globSync("entities/*/*.entity.ts", { cwd: source }).flatMap((file) => {
  const said = readFileSync(join(source, file), "utf8").matchAll(/mustChange\([\w.]+,\s*"([^"]+)"/g);
  return [...said].map(([, sentence = ""]) => sentence);
});
const named = Object.values<Entity>(register).flatMap(({ fields }) => Object.keys(fields).map(wordedField));
const choices = Object.values<Entity>(register).flatMap(({ fields }) => {
  return Object.values(fields).flatMap((field) => (field.choices ?? []).map(wordedChoice));
});

test("every sentence of the interface has its French", () => {
  expect(files.flatMap(sentencesOf).filter((sentence) => !(sentence in both))).toEqual([]);
});

test.each([
  ["shell/door.tsx", door, (file: string) => !!own["offline"]?.of.test(file) || !!own["push"]?.of.test(file)],
  ["shell/app.tsx", app, (file: string) => bringsItsOwn(file) && !file.includes("/src/entities/")],
])("the French of %s holds all that it can show", (entry, catalogue, without) => {
  const reached = [...reachedFrom(join(source, entry), without)].filter((file) => !bringsItsOwn(file));
  expect(reached.flatMap(sentencesOf).filter((sentence) => !(sentence in catalogue))).toEqual([]);
});

test.each(Object.entries(own))(
  "the French of screens that bring their own holds all that only they show: %s",
  (_, brought) => {
    const shown = files.filter((file) => brought.of.test(file)).flatMap(sentencesOf);
    expect(shown.filter((sentence) => !(sentence in app) && !(sentence in brought.french))).toEqual([]);
    const told = [...shown, ...Object.keys(notices), ...refusals];
    expect(Object.keys(brought.french).filter((sentence) => !told.includes(sentence) || sentence in app)).toEqual([]);
  },
);

test("every field of an entity that has a place, and every choice of it, has its French", () => {
  const listed = Object.values<Entity>(register).filter(({ name }) => placeOf(name)?.path || name === "contacts");
  const met = listed.flatMap(({ fields }) =>
    Object.values(fields).filter((field) => field.creatable || field.updatable),
  );
  const readable = met.filter(({ kind }) => kind !== "data" && !["siren", "siret"].includes(kind));
  const words = readable.flatMap(({ name, choices: some = [] }) => [wordedField(name), ...some.map(wordedChoice)]);
  expect([...new Set(words)].filter((word) => !(word in both))).toEqual([]);
});

test("every field that a table offers as a column has its French", () => {
  const listed = Object.values<Entity>(register).filter(({ name }) => placeOf(name)?.path);
  const own_names = ["reopened_to", "duplicate_of", "stage_entered_at"];
  const offered = listed.flatMap(({ fields }) =>
    Object.values(fields).filter(({ name, kind }) => kind !== "data" && !own_names.includes(name)),
  );
  const unsaid = ["siren", "siret", "version", "deleted_at", "deleted_by", "created_by", "updated_by"];
  const words = offered.filter(({ name }) => !unsaid.includes(name)).map(({ name }) => wordedField(name));
  expect([...new Set(words)].filter((word) => !(word in both))).toEqual([]);
});

test("what a verb says when it refuses has its French", () => {
  expect(refusals.length).toBeGreaterThan(5);
  expect(refusals.filter((sentence) => !(sentence in both))).toEqual([]);
});

test("no French is kept for a sentence that is gone", () => {
  // What people are told is worded by the database, which has a test of its own; choices by what is stored.
  const used = new Set([...files.flatMap(sentencesOf), ...Object.keys(notices), ...choices, ...refusals, ...named]);
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

/** The files of entities that the screen of one reaches, but for those that bring French of their own. */
function shownBy(entity: string): Set<string> {
  const places = globSync("entities/*/*.place.ts", { cwd: source }).map((file) => join(source, file));
  const place = places.find((file) => new RegExp(`place\\("${entity}"`).test(readFileSync(file, "utf8"))) ?? "";
  const [, screen = ""] = /import\("(\.\/[^"]+\.tsx)"\)/.exec(readFileSync(place, "utf8")) ?? [];
  const late = (file: string) => file.endsWith(".place.ts") || bringsItsOwn(file);
  return new Set(
    [...reachedFrom(join(dirname(place), screen), late)].filter((file) => file.includes("/src/entities/")),
  );
}

/** Whether a file is shown by screens only that load their French with them (withFrench). */
function bringsItsOwn(file: string): boolean {
  return Object.values(own).some(({ of }) => of.test(file));
}

/** A file and all that it imports of ours, at once or later. */
function reachedFrom(file: string, without?: (path: string) => boolean, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || file.includes("french/") || !existsSync(file) || without?.(file)) return reached;
  reached.add(file);
  const imports = readFileSync(file, "utf8")
    .replaceAll(/import type [^"]*"[^"]+";/g, "")
    .matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.tsx?)"/g);
  for (const [, path = ""] of imports) reachedFrom(join(dirname(file), path), without, reached);
  return reached;
}
