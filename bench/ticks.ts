import { readdirSync, readFileSync } from "node:fs";

/** Processor time of a process, in hundredths of a second (proc(5): utime and stime, or with those of its children that have ended). */
export function ticks(pid: number | string, fields = [11, 12]): number {
  const stat = statOf(pid);
  return fields.reduce((sum, field) => sum + Number(stat[field] ?? 0), 0);
}

/** The same of a database server, by the id of its first process, and of all whom that has begun. */
export function databaseTicks(postmaster: string): number {
  const children = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid) && statOf(pid)[1] === postmaster);
  return children.reduce((sum, pid) => sum + ticks(pid), ticks(postmaster, [11, 12, 13, 14]));
}

/** What follows the name in /proc/PID/stat; nothing of a process that has ended. */
function statOf(pid: number | string): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}
