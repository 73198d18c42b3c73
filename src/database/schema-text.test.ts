import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany } from "../testing/company.ts";
import { hashOf, readFunctions, readRelease } from "./function-files.ts";
import { schemaTexts } from "./schema-text.ts";

let company: TestCompany;
beforeAll(async () => void (company = await testCompany()));
afterAll(() => company.close());

// PostgreSQL 15 names the table of each column of a view, 16 and later only where there are several.
const alike = (text: string) => text.replace(/^create view[^;]*;$/gm, (view) => view.replace(/\b\w+\.(?=\w)/g, ""));

test("what people read of the tables is what the migrations make of them; bin/schema writes it", async () => {
  const names = readdirSync("sql/schema").map((file) => file.replace(/\.sql$/, ""));
  const written = names.map((name) => [name, alike(readFileSync(`sql/schema/${name}.sql`, "utf8"))]);
  const made = Object.entries(await schemaTexts(company.owner)).map(([name, text]) => [name, alike(text)]);
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(written));
  const leads = readFileSync("sql/schema/public.leads.sql", "utf8");
  for (const shown of [
    /^create table public\.leads \($/m,
    /^CREATE INDEX leads_/m,
    /^CREATE TRIGGER z_log .* ON public\.leads/m,
  ])
    expect(leads).toMatch(shown);
});

test("the release of the functions was raised for those that there are; bin/schema does it", () => {
  expect(readRelease().of).toBe(hashOf(readFunctions()));
});
