import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Evidence, findUntrue } from "./find-untrue.ts";
import { ranIn, readSources } from "./read-evidence.ts";
import { type Claim, readClaims } from "./read-claims.ts";

const document = readFileSync("docs/spec-conformance.md", "utf8");
const claims = readClaims(document);
const sources = readSources();
// Here every cited test has passed; bin/test holds the document against those that ran.
const ran = new Map(claims.flatMap(({ proofs }) => proofs.map((proof) => [nameOf(proof), true] as const)));
const real: Evidence = { ...sources, ran };

function nameOf({ path, title }: { path: string; title: string }): string {
  return `${path} › ${title.replace("…", "the first of them")}`;
}

/** The same evidence with every such text of one file altered. */
function altered(path: string, from: string, to: string): Evidence {
  const source = sources.product.get(path);
  if (!source?.includes(from)) throw new Error(`${path} does not hold ${from}`);
  return { ...real, product: new Map([...sources.product, [path, source.replaceAll(from, to)]]) };
}

const linesOf = (untrue: string[]) => new Set(untrue.map((each) => Number(/^line (\d+):/.exec(each)?.[1])));
const lineAbout = (words: string) => document.split("\n").findIndex((line) => line.includes(words)) + 1;

test("the document is true of the product, and names tests that are there", () => {
  expect(findUntrue(document, real)).toEqual([]);
  expect(claims.length).toBeGreaterThan(250);
  expect(new Set(claims.map(({ section }) => section.slice(0, 2))).size).toBe(9);
});

test("whatever text, name or number of the document is altered in the product, its line is named", () => {
  const unnoticed = claims.flatMap((claim) =>
    wordsOf(claim)
      .filter(
        ({ path, literal }) => !linesOf(findUntrue(document, altered(path, literal, other(literal)))).has(claim.line),
      )
      .map(({ literal }) => `${claim.line}: ${literal}`),
  );
  expect(unnoticed).toEqual([]);
});

function wordsOf({ exact, places }: Claim): { path: string; literal: string }[] {
  const bound = places.flatMap(({ path, literal }) => (literal === undefined ? [] : [{ path, literal }]));
  const texts = exact.flatMap((literal) => {
    const holding = places.filter(({ path }) => sources.product.get(path)?.includes(literal));
    return holding.length === 1 ? holding.map(({ path }) => ({ path, literal })) : [];
  });
  return [...bound, ...texts];
}

// 300 becomes 301, a sentence another one.
function other(literal: string): string {
  const [number] = /\d+(?=\D*$)/.exec(literal) ?? [];
  return number === undefined ? `${literal}x` : literal.replace(/\d+(?=\D*$)/, String(Number(number) + 1));
}

test.each([
  [
    "src/search/browser/search-results.tsx",
    "Type at least 2 characters",
    "Type at least 3 characters",
    "Below 2 typed characters",
  ],
  ["src/search/browser/search-results.tsx", "pause_ms = 300", "pause_ms = 301", "Search: debounce 300 ms"],
  ["src/search/browser/search-data.ts", "most_hits = 20", "most_hits = 21", "… 20 results"],
  ["src/search/browser/search-data.ts", "fewest_letters = 2", "fewest_letters = 3", "… minimum 2 characters"],
  ["src/search/browser/search-data.ts", "limit: 10", "limit: 11", "… saved searches 10"],
  ["src/search/serve-search.ts", "limit 5", "limit 6", "… popular searches 5"],
  ["src/notifications/browser/notification-data.ts", "limit: 50", "limit: 51", "Notifications: 50 items"],
  ["src/notifications/browser/notification-data.ts", "30_000", "31_000", "… unread count refresh every 30 s"],
  ["src/notifications/browser/bell.tsx", "> 99", "> 98", "Unread badge shows"],
  ["src/presence/browser/beat.ts", "every_ms = 30_000", "every_ms = 300_000", "Presence heartbeat 30 s"],
  ["src/presence/browser/beat.ts", "idle_ms = 300_000", "idle_ms = 30_000", "… inactivity cutoff 300000 ms"],
  ["src/ui/style.css", "768px", "769px", "Breakpoints: mobile"],
  ["src/usage/browser/ui-log.ts", "= 1000", "= 10000", "UI event log: last 1000 entries"],
  ["src/usage/browser/error-reports.ts", "maxBreadcrumbs: 100", "maxBreadcrumbs: 101", "breadcrumbs 100"],
  ["src/shell/query-client.ts", "5 * 60_000", "6 * 60_000", "Queries: stale time 5 min"],
  ["src/shell/query-client.ts", "failures < 3", "failures < 4", "up to 3 retries otherwise"],
  ["src/errors/coded-errors.ts", "QUOTA_EXCEEDED", "QUOTA_REACHED", "QUOTA_EXCEEDED"],
  ["src/shell/startup-failure.tsx", "App Failed to Load", "App failed to load", "Rendering failure"],
])("in %s %s → %s is noticed", (path, from, to, words) => {
  expect(linesOf(findUntrue(document, altered(path, from, to)))).toContain(lineAbout(words));
});

test("a cited test that is renamed, did not run, or failed is named with its line", () => {
  const proof = {
    path: "src/shell/query-client.test.ts",
    title: "the wait doubles from one second and stops at thirty",
  };
  const line = lineAbout(proof.title);
  const tests = new Map(sources.tests);
  tests.set(proof.path, sources.tests.get(proof.path)?.replace("the wait doubles", "it waits") ?? "");
  expect(findUntrue(document, { ...real, tests })).toEqual([
    `line ${line}: ${proof.path} has no test “${proof.title}”`,
  ]);
  const without = new Map(ran);
  without.delete(nameOf(proof));
  expect(findUntrue(document, { ...real, ran: without })).toEqual([
    `line ${line}: “${proof.title}” of ${proof.path} did not run`,
  ]);
  const failed = new Map([...ran, [nameOf(proof), false]]);
  expect(findUntrue(document, { ...real, ran: failed })).toEqual([
    `line ${line}: “${proof.title}” of ${proof.path} did not pass`,
  ]);
});

test.each([
  ["| A sentence | `src/shell/start.ts` |  | proven |", "no test proves it"],
  ["| A sentence | `src/shell/start.ts` |  | surely |", "“surely” is no state"],
  ["| A sentence | `src/shell/gone.ts` |  | reference |", "there is no src/shell/gone.ts"],
  ["| A `sentence` |  |  | reference |", "it is not said where `sentence` stands"],
  ["| A sentence |  | `src/gone.test.ts` › is true | proven |", "there is no src/gone.test.ts"],
  [
    "| A sentence |  | `src/errors/which-error.test.ts` › all 17 codes have a title and guidance | proven |",
    "a browser",
  ],
  [
    "| A sentence |  | `src/errors/which-error.test.ts` › all 17 codes have a title and guidance | by ruling 99: so |",
    "ruling 99",
  ],
])("%s: %s", (row, what) => {
  expect(findUntrue(`## 2. Screens\n${row}`, real).join()).toContain(what);
});

test("the reports of both runners are read; what was skipped, or passed under one of two settings only, has not passed", () => {
  const vitest = (status: string) => ({
    testResults: [
      { name: `${process.cwd()}/src/a.test.ts`, assertionResults: [{ ancestorTitles: ["a"], title: "b", status }] },
    ],
  });
  const spec = (title: string, ...statuses: string[]) => ({ title, tests: statuses.map((status) => ({ status })) });
  const specs = [
    spec("good", "expected"),
    spec("left out", "skipped"),
    spec("bad luck", "flaky", "unexpected"),
    spec("none"),
  ];
  const playwright = {
    suites: [
      {
        title: "a.test.ts",
        file: "e2e/a.test.ts",
        specs,
        suites: [{ title: "within", file: "e2e/a.test.ts", specs: [specs[0]!] }],
      },
    ],
  };
  expect([...ranIn(vitest("passed"), playwright)]).toEqual([
    ["src/a.test.ts › a › b", true],
    ["e2e/a.test.ts › good", true],
    ["e2e/a.test.ts › left out", false],
    ["e2e/a.test.ts › bad luck", false],
    ["e2e/a.test.ts › none", false],
    ["e2e/a.test.ts › within › good", true],
  ]);
  expect([...ranIn(vitest("failed"), { suites: [] }).values()]).toEqual([false]);
});
