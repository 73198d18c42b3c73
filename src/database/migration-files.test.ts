import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readMigrations } from "./migrate.ts";

// An installed database takes what comes after its last migration and refuses everything else.
const folder = mkdtempSync("/tmp/tandem-migration-");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the next migration has the number after the last, and what the tables have gained", () => {
  for (const name of ["bin", "migrations", "src", "drizzle.config.ts", "package.json", "package-lock.json"])
    cpSync(resolve(name), join(folder, name), { recursive: true });
  cpSync(resolve("tsconfig.json"), join(folder, "tsconfig.json"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  const last = Number(readMigrations().at(-1)?.name.slice(0, 4));
  const number = (after: number) => String(last + after).padStart(4, "0");

  expect(write("nothing")).toBe(`migrations/${number(1)}_nothing.sql`);
  expect(readFileSync(join(folder, `migrations/${number(1)}_nothing.sql`), "utf8")).toBe("");

  const schema = join(folder, "src/entities/tags/tag.schema.ts");
  const planted = readFileSync(schema, "utf8").replace("...common()", "planted: text(), ...common()");
  writeFileSync(schema, planted);
  expect(write("planted")).toBe(`migrations/${number(2)}_planted.sql`);
  expect(readFileSync(join(folder, `migrations/${number(2)}_planted.sql`), "utf8").trim()).toBe(
    'ALTER TABLE "tags" ADD COLUMN "planted" text;',
  );
  expect(write("again")).toBe(`migrations/${number(3)}_again.sql`);
  expect(readdirSync(join(folder, "migrations")).filter((name) => name.endsWith(".sql"))).toHaveLength(
    readMigrations().length + 3,
  );
}, 60_000);

function write(name: string): string {
  const ran = spawnSync("bash", ["bin/migration", name], { cwd: folder, encoding: "utf8" });
  expect(ran.stderr).toBe("");
  return ran.stdout.trim();
}
