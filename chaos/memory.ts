import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export type Memory = { server: number; database: number };

/** What is held for longer than PostgreSQL's own cleaners are at work: the least of some looks. */
export async function held(server: number, data: string): Promise<Memory> {
  const looks = [memory(server, data)];
  for (let look = 0; look < 5; look++) {
    await pause(4000);
    looks.push(memory(server, data));
  }
  const least = (part: keyof Memory) => Math.min(...looks.map((look) => look[part]));
  return { server: least("server"), database: least("database") };
}

/** Memory in MB that is held: of the server's process, and of the database's with all its connections. */
export function memory(server: number, data: string): Memory {
  const postmaster = postmasterOf(data);
  const processes = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid));
  const backends = processes.filter((pid) => parentOf(pid) === postmaster);
  return {
    server: proportional(server),
    database: [postmaster, ...backends].map(Number).reduce((sum, pid) => sum + proportional(pid), 0),
  };
}

/** The postmaster's process, from its lock file; throws while there is none, or none that names a process. */
export function postmasterOf(data: string): number {
  const pid = Number(readFileSync(join(data, "postgres/postmaster.pid"), "utf8").split("\n")[0]);
  if (!(pid > 0)) throw new Error("The lock file names no process yet.");
  return pid;
}

function parentOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  } catch {
    return 0;
  }
}

// What processes took for themselves (proc(5): Pss_Anon; pages that a fork shares count in parts). Without the pages of
// programs, of which a process has more when another that runs the same program ends; and without PostgreSQL's buffers,
// which are there from the start, of one size, and count for whoever has touched them last, a checkpoint for one.
function proportional(pid: number): number {
  try {
    return Number(/^Pss_Anon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
