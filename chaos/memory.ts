import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Memory in MB that is held: of the server's process, and of the database's with all its connections. */
export function memory(server: number, data: string): { server: number; database: number } {
  const postmaster = postmasterOf(data);
  const processes = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid));
  const backends = processes.filter((pid) => parentOf(pid) === postmaster);
  return {
    server: proportional(server),
    database: [postmaster, ...backends].map(Number).reduce((sum, pid) => sum + proportional(pid), 0),
  };
}

/** The postmaster's process, from its lock file. */
export function postmasterOf(data: string): number {
  const file = readdirSync(data, { recursive: true, encoding: "utf8" }).find((name) => name.endsWith("postmaster.pid"));
  return Number(readFileSync(join(data, file ?? ""), "utf8").split("\n")[0]);
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}

// What is shared counts in parts, so that the sum over processes is what they take together (proc(5): Pss). Without the
// pages of programs: of those a process has more when another that runs the same program ends, whatever it does itself.
function proportional(pid: number): number {
  try {
    const parts = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8").matchAll(/^Pss_(?:Anon|Shmem):\s+(\d+)/gm);
    return [...parts].reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0) / 1024;
  } catch {
    return 0;
  }
}
