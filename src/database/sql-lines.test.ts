import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brokenLines } from "./sql-lines.ts";

const states = Array.from({ length: 12 }, (_, n) => `'a state of number ${n}'`).join(", ");

test("lines over 160 columns go on in the next, between words and never within a text or a name", () => {
  const check = `\tCONSTRAINT "things_state" CHECK ("things"."state" in (${states}) and "things"."a name, that is long" <> ''),`;
  const broken = brokenLines(`CREATE TABLE "things" (\n${check}\n);`).split("\n");
  expect(broken.length).toBeGreaterThan(4);
  expect(broken.every((line) => line.length <= 160)).toBe(true);
  expect(
    broken
      .slice(1, -1)
      .map((line) => line.trim())
      .join(" "),
  ).toBe(check.trim());
  expect(broken.slice(2, -1).every((line) => /^\t\t\S/.test(line))).toBe(true);
  for (const line of broken) expect((line.split("'").length - 1) % 2, line).toBe(0);
});

test("an index is broken between its columns, and what fits or cannot be broken stays", () => {
  const columns = Array.from({ length: 9 }, (_, n) => `"a_column_with_a_name_${n}"`).join(",");
  const index = `CREATE INDEX "things_index" ON "things" USING btree (${columns}) WHERE deleted_at is null;`;
  expect(
    brokenLines(index)
      .split("\n")
      .map((line) => line.trim())
      .join(" "),
  ).toBe(index.replace('"a_column_with_a_name_3","', '"a_column_with_a_name_3", "'));
  const kept = `select 1;\nselect '${"x ".repeat(100)}';\nselect $$${"y ".repeat(100)}$$;\nselect 'begun\n${"z ".repeat(100)}';`;
  expect(
    brokenLines(kept)
      .split("\n")
      .filter((line) => /x x|y y|z z/.test(line)),
  ).toHaveLength(3);
});

test("a migration that is generated ends its last line, so that what is declared begins one of its own", () => {
  const folder = mkdtempSync("/tmp/tandem-migration-");
  const generated = join(folder, "0001_a_name.sql");
  writeFileSync(generated, "create table a ();--> statement-breakpoint\ncreate table b ();");
  const written = execFileSync(process.execPath, [
    "--disable-warning=ExperimentalWarning",
    "bin/migration.ts",
    generated,
  ]);
  expect(written.toString()).toBe("create table a ();\ncreate table b ();\n");
  rmSync(folder, { recursive: true });
});
