import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { french as app } from "./app-catalogue.ts";
import { french as door } from "./door-catalogue.ts";
import { install } from "./install.ts";
import { imports } from "./imports.ts";
import { offline } from "./offline.ts";
import { keys } from "./keys.ts";
import { lead_dialogs } from "./lead-dialogs.ts";
import { mail } from "./mail.ts";
import { notifications } from "./notifications.ts";
import { people } from "./people.ts";
import { planned } from "./planned.ts";
import { push } from "./push.ts";
import { search } from "./search.ts";
import { tag_manager } from "./tag-manager.ts";
import { views } from "./views.ts";

const source = resolve(import.meta.dirname, "../..");
// Whoever says something takes the words from translate.ts, or marks them for those who do.
const files = globSync("**/*.{ts,tsx}", { cwd: source })
  .filter((file) => !file.includes("french/") && !file.endsWith(".test.ts"))
  .map((file) => join(source, file))
  .filter((file) => /translate\.ts"|\bphrase\(/.test(readFileSync(file, "utf8")));

const own = {
  people: {
    french: people,
    of: /\/screens\/(people\/|account\/|settings|door\/(new-password-field|server-sentences))/,
  },
  install: { french: install, of: /\/screens\/door\/(install|platform|this-device)/ },
  search: { french: search, of: /\/src\/(search\/|shell\/search-palette)/ },
  imports: { french: imports, of: /\/src\/imports\/(?!(import|export)-button)/ },
  offline: { french: offline, of: /\/src\/(offline\/|shell\/line-status)/ },
  views: { french: views, of: /\/records\/views\// },
  notifications: { french: notifications, of: /\/screens\/notifications\// },
  push: { french: push, of: /\/screens\/push\// },
  mail: { french: mail, of: /\/screens\/mail\// },
  keys: { french: keys, of: /\/(keys\/(keys-dialog|single-keys-box)|screens\/keys\/)/ },
  lead_dialogs: { french: lead_dialogs, of: /\/leads\/(lead-dialogs|(loss|merge|source)-dialog)/ },
  tag_manager: { french: tag_manager, of: /\/tags\/tag-manager/ },
  planned: { french: planned, of: /\/screens\/planned/ },
};
const both = {
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
  ...tag_manager,
  ...lead_dialogs,
  ...push,
  ...install,
};

test("every sentence of the interface has its French", () => {
  expect(files.flatMap(sentencesOf).filter((sentence) => !(sentence in both))).toEqual([]);
});

test.each([
  ["shell/door.tsx", door, (file: string) => own.offline.of.test(file) || own.push.of.test(file)],
  ["shell/app.tsx", app, bringsItsOwn],
])("the French of %s holds all that it can show", (entry, catalogue, without) => {
  const reached = [...reachedFrom(join(source, entry), without)];
  expect(reached.flatMap(sentencesOf).filter((sentence) => !(sentence in catalogue))).toEqual([]);
});

test.each(Object.entries(own))(
  "the French of screens that bring their own holds all that only they show: %s",
  (_, brought) => {
    const shown = files.filter((file) => brought.of.test(file)).flatMap(sentencesOf);
    expect(shown.filter((sentence) => !(sentence in app) && !(sentence in brought.french))).toEqual([]);
    expect(Object.keys(brought.french).filter((sentence) => !shown.includes(sentence) || sentence in app)).toEqual([]);
  },
);

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

/** Whether a file is shown by screens only that load their French with them (withFrench). */
function bringsItsOwn(file: string): boolean {
  return Object.values(own).some(({ of }) => of.test(file));
}

/** A file and all that it imports of ours, at once or later. */
function reachedFrom(file: string, without?: (path: string) => boolean, reached = new Set<string>()): Set<string> {
  if (reached.has(file) || file.includes("french/") || !existsSync(file) || without?.(file)) return reached;
  reached.add(file);
  const imports = readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+\.tsx?)"/g);
  for (const [, path = ""] of imports) reachedFrom(join(dirname(file), path), without, reached);
  return reached;
}
