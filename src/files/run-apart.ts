import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";

/** What a process may take: milliseconds, memory in kilobytes for all that is not shared, and megabytes of that for JavaScript. */
export type ApartLimits = { most_ms: number; most_kb: number; heap_mb: number };

/** How a process has ended, and what it said; `slow` where its time was over, `missing` where its input was not there. */
export type Ended = {
  code: number | null;
  signal: NodeJS.Signals | null;
  slow: boolean;
  missing: boolean;
  output: Buffer;
  said: string;
};

const root = fileURLToPath(new URL("../../", import.meta.url));
const node = [
  "--disable-warning=ExperimentalWarning",
  // It reads our own code and nothing else, writes nothing, and starts nothing.
  "--permission",
  ...["src/", "node_modules/", "package.json"].map((part) => `--allow-fs-read=${root}${part}`),
];
const limited = 'ulimit -d "$1" 2>/dev/null; ulimit -t 90; ulimit -c 0; shift; exec "$@"';

/**
 * Runs a program of ours (`of` names it, `words` are its arguments) on a file of anybody's in a process of its own, without the server's
 * environment and files: whatever the file makes it do, the server goes on. Throws where it cannot be started, and when `stopping` says so.
 */
export async function runApart(
  of: URL,
  words: string[],
  input: Readable | AsyncIterable<Buffer>,
  { most_ms, most_kb, heap_mb }: ApartLimits,
  stopping?: AbortSignal,
): Promise<Ended> {
  const heap = `--max-old-space-size=${heap_mb}`;
  const program = [process.execPath, heap, ...node, fileURLToPath(of), ...words];
  const child = spawn("/bin/sh", ["-c", limited, "sh", String(most_kb), ...program], {
    env: {},
    cwd: root,
    stdio: ["pipe", "pipe", "pipe"],
  });
  if (child.pid) lower(child.pid);
  let slow = false;
  const end = () => void child.kill("SIGKILL");
  const timer = setTimeout(() => ((slow = true), end()), most_ms);
  stopping?.addEventListener("abort", end);
  try {
    const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
    const all = [allOf(child.stdout), allOf(child.stderr)] as const;
    // (It may have read enough before the file ends.)
    const broken = await pipeline(input, child.stdin).catch((error: NodeJS.ErrnoException) => error);
    const missing = broken?.code === "ENOENT";
    if (missing) end();
    const code = await ended;
    stopping?.throwIfAborted();
    const [output, said] = await Promise.all(all);
    return { code, signal: child.signalCode, slow, missing, output, said: said.toString() };
  } finally {
    clearTimeout(timer);
    stopping?.removeEventListener("abort", end);
  }
}

/** Whether it wanted more memory than it may have. */
export const wantedMemory = ({ signal, said }: Ended): boolean =>
  signal !== null || /out of memory|allocation/i.test(said);

async function allOf(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

// It is in no hurry.
function lower(pid: number): void {
  try {
    setPriority(pid, 10);
  } catch {
    // It has ended already.
  }
}
