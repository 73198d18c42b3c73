import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";

// The checker once reported nothing at all (it needs a TypeScript with an API beside the one that checks types): these
// planted imports show that it still sees.
const folder = mkdtempSync("/tmp/tandem-imports-");
symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
writeFileSync(join(folder, "tsconfig.json"), "{}");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ["ui-knows-nobody", "src/ui/button.tsx", "src/shell/router.ts", "import { it }"],
  ["database-knows-nobody", "src/database/door.ts", "src/entity/read.ts", "import { it }"],
  [
    "entities-know-each-other-by-schema",
    "src/entities/leads/lead.entity.ts",
    "src/entities/accounts/account.entity.ts",
    "import { it }",
  ],
  ["superuser-and-owner-stay-in-the-database", "src/app/app.ts", "src/database/migrate.ts", "import { it }"],
  ["browser-takes-types-only", "src/client/api.ts", "src/entity/describe.ts", "import { it }"],
  ["shell-and-screens-are-on-top", "src/records/table.tsx", "src/shell/header.tsx", "import { it }"],
  ["app-is-put-together-by-the-server", "src/auth/serve-auth.ts", "src/app/app.ts", "import { it }"],
  ["", "src/client/api.ts", "src/entity/describe.ts", "import type { It }"],
  ["", "src/entities/leads/lead.entity.ts", "src/entities/accounts/account.schema.ts", "import { it }"],
])("%s: %s from %s", (rule, from, to, words) => {
  rmSync(join(folder, "src"), { recursive: true, force: true });
  plant(to, "export type It = 1; export const it = 1;");
  const path = "../".repeat(dirname(from).split("/").length) + to;
  plant(from, `${words} from "${path}"; export const a = ${words.includes("type") ? "1 as It" : "it"};`);
  const checked = spawnSync("depcruise", ["src", "--config", resolve(".dependency-cruiser.cjs")], {
    cwd: folder,
    encoding: "utf8",
  });
  expect(checked.stdout).toContain(rule ? `error ${rule}` : "no dependency violations");
  expect(checked.status === 0).toBe(rule === "");
});

function plant(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}
