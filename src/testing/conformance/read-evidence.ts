import { globSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import type { Evidence } from "./find-untrue.ts";

/** The sources as they are: what makes the product, and what tests it. */
export function readSources(): Pick<Evidence, "product" | "tests"> {
  const read = (paths: string[]) => new Map(paths.map((path) => [path, readFileSync(path, "utf8")]));
  const isTest = (path: string) => /\.test\.tsx?$|^src\/testing\//.test(path);
  const sources = globSync([
    "src/**/*.{ts,tsx,css}",
    "migrations/*.sql",
    "sql/functions/*.sql",
    "public/*.js",
    "vite.config.ts",
  ]);
  return {
    product: read(sources.filter((path) => !isTest(path))),
    tests: read(globSync(["src/**/*.test.ts", "{e2e,screens}/*.test.ts"])),
  };
}

type VitestReport = {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
};
type Suite = { title: string; file: string; suites?: Suite[]; specs: { title: string; tests: { status: string }[] }[] };

/** The tests of a run, from the reports of both runners, and whether each passed. One that is named twice passed twice; a second try is counted as bin/test counts it. */
export function ranIn(vitest: VitestReport, playwright: { suites: Suite[] }): Evidence["ran"] {
  const ran: Evidence["ran"] = new Map();
  const note = (titles: string[], passed: boolean) => {
    const name = titles.join(" › ");
    ran.set(name, passed && (ran.get(name) ?? true));
  };
  for (const { name, assertionResults } of vitest.testResults)
    for (const { ancestorTitles, title, status } of assertionResults)
      note([relative(process.cwd(), name), ...ancestorTitles, title], status === "passed");
  const walk = (around: string[], { suites = [], specs }: Suite) => {
    for (const { title, tests } of specs)
      note([...around, title], tests.length > 0 && tests.every(({ status }) => /^(expected|flaky)$/.test(status)));
    for (const suite of suites) walk([...around, suite.title], suite);
  };
  for (const suite of playwright.suites) walk([suite.file], suite);
  return ran;
}
