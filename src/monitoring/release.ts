import { createRequire } from "node:module";
import { readRelease } from "../database/function-files.ts";

/** The release of a program: the number that rises with its functions (docs/decisions/0018), and its version. */
export type Release = { number: number; version: string };

/** This program's. */
export function programRelease(): Release {
  const { version } = createRequire(import.meta.url)("../../package.json") as { version: string };
  return { number: readRelease().number, version };
}
