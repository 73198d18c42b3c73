import { spawnSync } from "node:child_process";

/** The setting that names the folder with the demonstration company, of which each journey's own is a copy. */
export const copied_from = "TANDEM_E2E_DEMO";

/** Copies what is in a folder, with its owners and modes, into another. */
export function copy(from: string, to: string): void {
  const { status, stderr } = spawnSync("cp", ["-a", `${from}/.`, to], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}
