import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { filesOf, linksOf, type Manifest } from "../src/http/page-links.ts";

// Compressed bytes of script, in French, which has the sentences on top; bin/test builds before it comes here.
const folder = "dist/browser";
const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, "utf8")) as Manifest;
const door = ["door.html", "src/shell/door-catalogue.ts"];
const app = ["index.html", "src/shell/app-catalogue.ts"];
const lazy = Object.keys(manifest).filter(
  (key) => manifest[key]?.isDynamicEntry && !/\/door\/|\.french\.ts$/.test(key),
);
// What the router's table loads; other chunks beside a screen are parts of it that open later.
const table = ["routes.ts", "router.tsx"].map((name) => readFileSync(`src/shell/${name}`, "utf8")).join();
// The screens of entities stand in their places, each beside its own.
const placed = globSync("src/entities/*/*.place.ts").flatMap((file) => {
  return [...readFileSync(file, "utf8").matchAll(/import\("\.\/(.+?)"\)/g)].map(([, screen]) =>
    join(dirname(file), `${screen}`),
  );
});
const screens = lazy.filter((key) => placed.includes(key) || table.includes(`import("${key.replace("src/", "../")}")`));
// In French they bring sentences of their own.
const french = (key: string) => key.replace(/([\w-]+)-screen\.tsx$/, "$1.french.ts");
const shown = (key: string) => [key, french(key)].filter((each) => each in manifest);

test("the sign-in page loads at most 95 KB of script", () => {
  expect(kilobytes(door)).toBeLessThanOrEqual(95);
});

test("whichever screen comes first after sign-in, all script is at most 150 KB", () => {
  for (const name of [
    "entities/leads/leads-screen",
    "entities/accounts/clients-screen",
    "home/browser/home-screen",
    "auth/browser/people/people-screen",
  ])
    expect(screens).toContain(`src/${name}.tsx`);
  for (const name of ["settings", "not-found", "unauthorized"]) expect(screens).toContain(`src/screens/${name}.tsx`);
  expect(screens.filter((screen) => kilobytes([...app, ...shown(screen)]) > 150)).toEqual([]);
});

test("whatever opens later adds at most 60 KB of script", () => {
  const added = (to: string[], key: string) => kilobytes([...to, key]) - kilobytes(to);
  // Screens open from any other; parts of a screen open where a screen already is.
  const least = (key: string) => Math.min(...screens.map((screen) => added([...app, screen], key)));
  // The script of an outside service comes only where that is set up and its person has agreed; what draws PDF (130 KB, a library)
  // only once one is looked at.
  const heavy = lazy.filter((key) => (screens.includes(key) ? added(app, key) : least(key)) > 60);
  expect(heavy.filter((key) => !heavy_libraries.includes(key))).toEqual([]);
});

test("a page names its screen's files and those of its language, and none that is not there", () => {
  const links = linksOf(folder)("/leads", "app", { french: true });
  const named = [...links.matchAll(/<\/((?!api\/)[^>]+)>/g)].map(([, file]) => file);
  expect(named).toEqual([...new Set(named)]);
  expect(named.filter((file) => !existsSync(`${folder}/${file}`))).toEqual([]);
  for (const key of [...app, "src/entities/leads/leads-screen.tsx"]) expect(named).toContain(manifest[key]?.file);
  expect(linksOf(folder)("/leads", "app", { french: false })).not.toContain("catalogue");
  expect(linksOf(folder)("/nowhere", "app", { french: false })).not.toContain("screen");
});

const heavy_libraries = ["src/usage/browser/analytics.ts", "src/entities/files/pdf-pages.tsx"];

function kilobytes(keys: string[]): number {
  const files = ["boot.js", ...filesOf(manifest, keys)];
  return files.reduce((sum, file) => sum + statSync(`${folder}/${file}.br`).size, 0) / 1000;
}
