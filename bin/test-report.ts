import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/** A test or a journey of a run, and how long it took. */
type Timed = { name: string; ms: number };

type VitestReport = {
  testResults: { name: string; assertionResults: { title: string; duration?: number | null }[] }[];
};
type Suite = {
  file: string;
  suites?: Suite[];
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
};

const minutes = new Map<string, number>();
const tests: Timed[] = [];

/** Does some work of a kind (“checks”, “journeys”), and adds its time to what that kind took. */
export function spend<Result>(kind: string, work: () => Result): Result {
  const started = performance.now();
  const result = work();
  minutes.set(kind, (minutes.get(kind) ?? 0) + (performance.now() - started) / 60_000);
  return result;
}

/** Keeps how long each test took, by vitest's own report. */
export function readVitestTimes(path: string): void {
  if (!existsSync(path)) return;
  const { testResults } = JSON.parse(readFileSync(path, "utf8")) as VitestReport;
  for (const { name, assertionResults } of testResults)
    for (const { title, duration } of assertionResults)
      tests.push({ name: `${relative(process.cwd(), name)} › ${title}`, ms: duration ?? 0 });
}

/** Keeps how long each journey took with all its tries, by Playwright's own report. */
export function readPlaywrightTimes(path: string): void {
  if (!existsSync(path)) return;
  const walk = ({ file, suites = [], specs }: Suite) => {
    for (const { title, tests: tries } of specs) {
      const ms = tries.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
      tests.push({ name: `${file} › ${title}`, ms });
    }
    for (const suite of suites) walk(suite);
  };
  for (const suite of (JSON.parse(readFileSync(path, "utf8")) as { suites: Suite[] }).suites) walk(suite);
}

/** The ten slowest tests and journeys of this run, and the minutes by kind. */
export function timesOfRun(): string {
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, 10);
  const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  const kinds = [...minutes].map(([kind, spent]) => `${kind} ${spent.toFixed(1)}`).join(", ");
  return [...(lines.length > 0 ? ["The slowest:", ...lines] : []), `Minutes: ${kinds}`].join("\n");
}
