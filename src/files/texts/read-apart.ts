import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { reasons } from "./unread.ts";
import type { TextRead } from "./text-of.ts";

/** What reading one file may take: milliseconds, and memory in kilobytes for all that is not shared. */
export type TextLimits = { most_ms: number; most_kb: number };

const usual: TextLimits = { most_ms: 60_000, most_kb: 1_200_000 };
const root = fileURLToPath(new URL("../../../", import.meta.url));
const program = fileURLToPath(new URL("text-process.ts", import.meta.url));
const node = [
  "--max-old-space-size=512",
  "--disable-warning=ExperimentalWarning",
  // It reads our own code and nothing else, writes nothing, and starts nothing.
  "--permission",
  ...["src/", "node_modules/", "package.json"].map((part) => `--allow-fs-read=${root}${part}`),
];
const limited = 'ulimit -d "$1" 2>/dev/null; ulimit -t 90; ulimit -c 0; shift; exec "$@"';

/**
 * Reads the text of a file in a process of its own, without the server's environment and files: whatever the file makes it do, the
 * server goes on. Throws where that process cannot be started, and when `stopping` says so.
 */
export async function readApart(
  file: Readable,
  media_type: string,
  stopping: AbortSignal,
  { most_ms, most_kb }: TextLimits = usual,
): Promise<TextRead> {
  const words = ["-c", limited, "sh", String(most_kb), process.execPath, ...node, program, media_type];
  const child = spawn("/bin/sh", words, { env: {}, cwd: root, stdio: ["pipe", "pipe", "pipe"] });
  if (child.pid) lower(child.pid);
  let slow = false;
  let missing = false;
  const end = () => void child.kill("SIGKILL");
  const timer = setTimeout(() => ((slow = true), end()), most_ms);
  stopping.addEventListener("abort", end);
  try {
    const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
    const output = [textFrom(child.stdout), textFrom(child.stderr)] as const;
    // (It may have read enough before the file ends.)
    await pipeline(file, child.stdin).catch((error: NodeJS.ErrnoException) => {
      missing = error.code === "ENOENT";
    });
    if (missing) end();
    const code = await ended;
    stopping.throwIfAborted();
    if (missing) return { passages: [], problem: reasons.missing };
    if (slow) return { passages: [], problem: reasons.slow };
    return answerOf(code, child.signalCode, await Promise.all(output));
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener("abort", end);
  }
}

function answerOf(code: number | null, signal: NodeJS.Signals | null, [answer, said]: [string, string]): TextRead {
  if (code === 0) return JSON.parse(answer) as TextRead;
  if (signal === "SIGXCPU") return { passages: [], problem: reasons.slow };
  if (signal || /out of memory|allocation/i.test(said)) return { passages: [], problem: reasons.memory };
  throw new Error(`The text of a file could not be read (${code}): ${said.slice(-500)}`);
}

async function textFrom(stream: Readable): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

// It is in no hurry.
function lower(pid: number): void {
  try {
    setPriority(pid, 10);
  } catch {
    // It has ended already.
  }
}
