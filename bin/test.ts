import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { changedFiles, journeysTouchedBy } from "./changed-files.ts";
import { endOfRun, noteFailure, readPlaywrightTimes, readVitestTimes, spend } from "./test-report.ts";

// Each check counts as one test; the test runners tell their own numbers. Nothing may be skipped.

type Count = { passed: number; failed: number };

const reports = mkdtempSync(join(tmpdir(), "tandem-reports-"));
const vitest_report = join(reports, "vitest.json");
const playwright_report = join(reports, "playwright.json");
const asked = process.argv.slice(2);

// Landed migrations are never edited: these rules are of 0046 and later. (bin/schema writes sql/schema.)
const sql = "sql/functions $(ls migrations/*.sql | awk -F/ '$2 >= \"0046\"')";

// A body from $$ to $$; a comment above it that begins with "Long:" gives the reason for a longer one.
const long_bodies = `
  FNR == 1 { inside = 0; reason = 0 }
  !inside && /^-- Long: / { reason = 1 }
  inside && NF && !/^ *--/ && !/\\$\\$/ { lines++ }
  gsub(/\\$\\$/, "&") % 2 {
    if (inside && lines > 40 && !reason) print FILENAME ": " lines " lines"
    if (inside) reason = 0
    inside = !inside; lines = 0
  }`;

const checks: [string, string[]][] = [
  ["format", ["oxfmt", "--check", "src", "e2e", "screens", "bin", "bench", "chaos"]],
  ["lint", ["oxlint", "--type-aware", "--deny-warnings"]],
  ["types", ["node", "node_modules/typescript-7/bin/tsc", "-p", "."]],
  ["import direction", ["depcruise", "src", "--config", ".dependency-cruiser.cjs"]],
  ["dead code", ["knip"]],
  [
    "no file over 300 lines",
    [
      "bash",
      "-c",
      `! find src e2e screens bin bench chaos ${sql} -name '*.ts' -o -name '*.tsx' -o -name '*.sql' | xargs wc -l | awk '$1 > 300 && $2 != "total"' | grep .`,
    ],
  ],
  [
    "no line of SQL over 160 columns",
    ["bash", "-c", `! find ${sql} -name '*.sql' | xargs awk 'length > 160 { print FILENAME ":" FNR }' | grep .`],
  ],
  [
    "no function of SQL over 40 lines without a reason",
    ["bash", "-c", `! awk '${long_bodies}' sql/functions/*.sql | grep .`],
  ],
];

const checked = () => checks.map((each) => check(each));
const quick = () => [...checked(), build(), vitest([])];
const runs: Record<string, () => Count[]> = {
  "": () => [...quick(), playwright([]), conformance()],
  "--check": checked,
  "--quick": quick,
  "--changed": () => [...checked(), ...changed(asked[1] ?? "main")],
};
const counts = (runs[asked[0] ?? ""] ?? (() => asked.map(one)))();
rmSync(reports, { recursive: true, force: true });
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(endOfRun());
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

function one(path: string): Count {
  return /^(e2e|screens)\//.test(path) ? playwright([path]) : vitest([path]);
}

// What one has worked on: vitest knows what imports it. What reaches further is for the whole run to find.
function changed(base: string): Count[] {
  const journeys = journeysTouchedBy(changedFiles(base));
  const tests = vitest(["--changed", base, "--passWithNoTests"]);
  return journeys.length > 0 ? [tests, playwright(journeys)] : [tests];
}

function check([name, command]: [string, string[]], kind = "checks"): Count {
  const started = performance.now();
  const ok = spend(kind, () => run(command, {}));
  console.log(`${ok ? "✓" : "✗"} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (!ok) noteFailure(name);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

function build(): Count {
  return check(["browser build", ["bash", "-c", "source bin/build"]], "build");
}

// Of what has just run, so only after a whole run.
function conformance(): Count {
  const command = [
    "node",
    "--disable-warning=ExperimentalWarning",
    "bin/conformance.ts",
    vitest_report,
    playwright_report,
  ];
  return check(["what the specification says is proven", command]);
}

function vitest(args: string[]): Count {
  // (Mailboxes are tried against a real server.)
  if (!found("dovecot")) installed("dovecot-imapd dovecot-lmtpd");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${vitest_report}`];
  const ok = spend("vitest", () => run(["vitest", "run", ...reporters, ...args], {}));
  readVitestTimes(vitest_report);
  if (!existsSync(vitest_report)) return { passed: 0, failed: 1 };
  const told = JSON.parse(readFileSync(vitest_report, "utf8")) as { numPassedTests: number; numTotalTests: number };
  return counted(ok, told.numPassedTests, told.numTotalTests);
}

function playwright(args: string[]): Count {
  spend("build", () => run(["bash", "-c", "source bin/build"], {}));
  const environment = { PLAYWRIGHT_JSON_OUTPUT_NAME: playwright_report, ...browsers() };
  const ok = spend("screens and journeys", () =>
    run(["playwright", "test", "--reporter=list,json", ...args], environment),
  );
  readPlaywrightTimes(playwright_report);
  if (!existsSync(playwright_report)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(playwright_report, "utf8")) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  };
  const passed = stats.expected + stats.flaky;
  if (stats.flaky > 0)
    console.log(`${stats.flaky} of the journeys passed at the second try only: named above as flaky, to be mended`);
  return counted(ok, passed, passed + stats.unexpected + stats.skipped);
}

// A run that failed without a failing test (a broken file, a hook) still counts as a failure.
function counted(ok: boolean, passed: number, total: number): Count {
  return { passed, failed: Math.max(total - passed, ok ? 0 : 1) };
}

/** Debian's Chromium, and its shell that draws no window and takes a third less time; else another, else Playwright's own. */
function browsers(): Record<string, string> {
  const all = () => [found("chromium", "chromium-browser", "google-chrome"), found("chromium-headless-shell")] as const;
  if (!all().every(Boolean)) installed("chromium chromium-headless-shell");
  const [chromium, shell] = all();
  if (!chromium) run(["playwright", "install", "chromium"], {});
  return { TANDEM_BROWSER: chromium ?? "", TANDEM_BROWSER_SHELL: shell ?? "" };
}

function found(...names: string[]): string | undefined {
  return names.map((name) => spawnSync("which", [name], { encoding: "utf8" }).stdout.trim()).find(Boolean);
}

function installed(packages: string): void {
  const install = `apt-get install -y ${packages}`;
  const either = `command -v apt-get && (apt-get update && ${install} || sudo -n apt-get update && sudo -n ${install})`;
  run(["bash", "-c", either], {});
}

function run(command: string[], environment: Record<string, string>): boolean {
  const [program, ...args] = command as [string, ...string[]];
  return spawnSync(program, args, { stdio: "inherit", env: { ...process.env, ...environment } }).status === 0;
}
