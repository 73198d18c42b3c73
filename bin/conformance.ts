import { readFileSync } from "node:fs";
import { findUntrue } from "../src/testing/conformance/find-untrue.ts";
import { findUnquoted } from "../src/testing/conformance/hold-to-spec.ts";
import { ranIn, readSources } from "../src/testing/conformance/read-evidence.ts";

// Holds docs/spec-conformance.md against the specification, the product and against the reports of a whole run, as bin/test has them.

const [vitest = "", playwright = ""] = process.argv.slice(2);
const report = <Report>(path: string) => JSON.parse(readFileSync(path, "utf8")) as Report;
const document = readFileSync("docs/spec-conformance.md", "utf8");
const untrue = [
  ...findUntrue(document, { ...readSources(), ran: ranIn(report(vitest), report(playwright)) }),
  ...findUnquoted(document, readFileSync("docs/spec.md", "utf8")),
];
for (const each of untrue) console.error(`docs/spec-conformance.md, ${each}`);
process.exitCode = untrue.length > 0 ? 1 : 0;
