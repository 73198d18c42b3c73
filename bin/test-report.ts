import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";

/** A test or a journey of a run, and how long it took. */
type Timed = { name: string; ms: number };

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    assertionResults: { title: string; status: string; duration?: number | null }[];
  }[];
};
type Suite = {
  file: string;
  suites?: Suite[];
  specs: { title: string; ok: boolean; tests: { results: { duration: number }[] }[] }[];
};

const minutes = new Map<string, number>();
const tests: Timed[] = [];
const failures: string[] = [];

/** Keeps the name of a check that failed. */
export function noteFailure(name: string): void {
  failures.push(name);
}

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
  for (const { name: path, status: whole, assertionResults } of testResults) {
    const file = relative(process.cwd(), path);
    // (A file that cannot be read fails without a test that does.)
    if (whole === "failed" && !assertionResults.some(({ status }) => status === "failed")) noteFailure(file);
    for (const { title, status, duration } of assertionResults) {
      const name = `${file} › ${title}`;
      tests.push({ name, ms: duration ?? 0 });
      if (status === "failed") noteFailure(name);
    }
  }
}

/** Keeps how long each journey took with all its tries, by Playwright's own report. */
export function readPlaywrightTimes(path: string): void {
  if (!existsSync(path)) return;
  const walk = ({ file, suites = [], specs }: Suite) => {
    for (const { title, ok, tests: tries } of specs) {
      if (!ok) noteFailure(`${file} › ${title}`);
      const ms = tries.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
      tests.push({ name: `${file} › ${title}`, ms });
    }
    for (const suite of suites) walk(suite);
  };
  for (const suite of (JSON.parse(readFileSync(path, "utf8")) as { suites: Suite[] }).suites) walk(suite);
}

/** What failed, the ten slowest tests and journeys, and the minutes by kind: said last, since of a long log only the end may be kept. */
export function endOfRun(): string {
  const slowest = tests.toSorted((one, other) => other.ms - one.ms).slice(0, 10);
  const lines = slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
  const kinds = [...minutes].map(([kind, spent]) => `${kind} ${spent.toFixed(1)}`).join(", ");
  return [
    ...failures.map((name) => `✗ ${name}`),
    ...(lines.length > 0 ? ["The slowest:", ...lines] : []),
    `Minutes: ${kinds}`,
  ].join("\n");
}
