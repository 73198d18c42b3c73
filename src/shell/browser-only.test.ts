import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { build } from "vite";
import { afterAll, expect, test } from "vitest";
import { browserOnly } from "./browser-only.ts";

const folder = mkdtempSync("/tmp/tandem-browser-");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function plant(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const built = () =>
  build({
    configFile: false,
    root: folder,
    logLevel: "silent",
    plugins: [browserOnly()],
    build: { write: false, rolldownOptions: { input: join(folder, "src/entities/leads/lead-labels.ts") } },
  });

test.each([
  ["the server's code, imported by a .ts file", "../../entity/describe.ts", "src/entity/describe.ts"],
  ["a table", "./lead.schema.ts", "src/entities/leads/lead.schema.ts"],
  ["what a server's file is reached through", "./between.ts", "src/entities/leads/between.ts"],
])("a build fails with %s, and takes its types", async (_, from, path) => {
  plant("src/entity/describe.ts", "export type It = 1; export const it = 'planted';");
  plant(
    path,
    path.endsWith("between.ts")
      ? "export { it, type It } from '../../entity/describe.ts';"
      : "export type It = 1; export const it = 'planted';",
  );
  plant("src/entities/leads/lead-labels.ts", `import type { It } from "${from}"; console.log(1 as It);`);
  await built();
  plant("src/entities/leads/lead-labels.ts", `import { it } from "${from}"; console.log(it);`);
  await expect(built()).rejects.toThrow("The browser would load what is the server's");
});

test("a build fails with what only a server has", async () => {
  plant("src/entities/leads/lead-labels.ts", 'import { readFileSync } from "node:fs"; console.log(readFileSync);');
  await expect(built()).rejects.toThrow("node:fs");
});
