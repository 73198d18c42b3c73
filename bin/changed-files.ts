import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** The files that differ from where this branch left `base`, committed or not. */
export function changedFiles(base: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [...git("diff", "--name-only", "--merge-base", base), ...git("ls-files", "--others", "--exclude-standard")];
}

/** The journeys that are changed, import something changed, or are named after a folder with changes (“agents”: “agent-plan”). */
export function journeysTouchedBy(changed: string[]): string[] {
  const folders = changed.filter((path) => path.startsWith("src/")).flatMap((path) => path.split("/").slice(1, -1));
  const named = new RegExp(`^(${folders.map((folder) => folder.replace(/s$/, "")).join("|")})s?(-|$)`);
  return globSync("{e2e,screens}/*.test.ts").filter(
    (path) =>
      (folders.length > 0 && named.test(basename(path, ".test.ts"))) ||
      importedBy(path).some((each) => changed.includes(each)),
  );
}

/** A file and all that it imports of ours, however far. */
function importedBy(path: string, seen = new Set<string>()): string[] {
  if (seen.has(path) || !existsSync(path)) return [...seen];
  seen.add(path);
  for (const [, address = ""] of readFileSync(path, "utf8").matchAll(/(?:from|import\() ?"(\.[^"]+)"/g))
    importedBy(join(path, "..", address), seen);
  return [...seen];
}
