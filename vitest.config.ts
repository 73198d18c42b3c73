import { globSync, readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";

const all = globSync("src/**/*.test.ts");
// By what they import; one that is not found here fails, having no database.
const ofCompanies = all.filter((path) => /(company|importing)\.ts"|template_url/.test(readFileSync(path, "utf8")));

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // As bin/start has it.
    execArgv: ["--no-memory-protection-keys"],
    // What a company's database is made of is imported by no test.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, "**/sql/functions/*.sql", "**/migrations/*.sql"],
    retry: process.env["TANDEM_SECOND_TRY"] ? 1 : 0,
    projects: [
      // Each has a company, and so a database, of its own. What the server imports is read once: it took half of their time.
      {
        extends: true,
        test: { name: "companies", include: ofCompanies, isolate: false, globalSetup: "src/testing/cluster.ts" },
      },
      // The browser's modules keep the language, the format and more of whoever is before the screen: each file reads them
      // anew. A process for each file did the same in three times the time.
      {
        extends: true,
        test: {
          name: "alone",
          include: all.filter((path) => !ofCompanies.includes(path)),
          isolate: false,
          setupFiles: "src/testing/read-anew.ts",
          unstubGlobals: true,
        },
      },
    ],
  },
});
