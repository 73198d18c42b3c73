import { createRequire } from "node:module";
import { readRelease } from "../database/function-files.ts";

/** This program's release: the number that rises with its functions (docs/decisions/0018), and its version. */
export function programRelease(): { number: number; version: string } {
  const { version } = createRequire(import.meta.url)("../../package.json") as { version: string };
  return { number: readRelease().number, version };
}
