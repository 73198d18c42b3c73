import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import type { Certificate } from "./certificate.ts";

/** Why a PDF cannot be signed. */
export type PdfProblem = "password" | "damaged" | "pages" | "slow";

/** What a PDF is asked for: whether it can be signed, or a copy with signatures. Without a file, the pages with the signatures alone. */
export type PdfOrder = { work: "inspect" } | { work: "sign"; certificate: Certificate; whole: boolean };

type PdfAnswer = { problem: PdfProblem } | { problem: null; bytes: Buffer };

const most_ms = 60_000;
const most_kb = 1_500_000;
const root = fileURLToPath(new URL("../../", import.meta.url));
const program = fileURLToPath(new URL("pdf-process.ts", import.meta.url));
const node = [
  "--max-old-space-size=768",
  "--disable-warning=ExperimentalWarning",
  // It reads our own code and nothing else, writes nothing, and starts nothing.
  "--permission",
  ...["src/", "node_modules/", "package.json"].map((part) => `--allow-fs-read=${root}${part}`),
];
const limited = 'ulimit -d "$1" 2>/dev/null; ulimit -t 90; ulimit -c 0; shift; exec "$@"';

/**
 * Works on a PDF of anybody's in a process of its own, without the server's environment and files: whatever the file makes it do, the
 * server goes on. A process that is ended by a limit answers that the file is too much work.
 */
export async function pdfApart(order: PdfOrder, file: Readable | null): Promise<PdfAnswer> {
  const words = ["-c", limited, "sh", String(most_kb), process.execPath, ...node, program];
  const child = spawn("/bin/sh", words, { env: {}, cwd: root, stdio: ["pipe", "pipe", "pipe"] });
  if (child.pid) lower(child.pid);
  const timer = setTimeout(() => child.kill("SIGKILL"), most_ms);
  try {
    const ended = new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve));
    const output = [allOf(child.stdout), allOf(child.stderr)] as const;
    // (It may have read enough before the file ends.)
    const broken = await pipeline(inputOf(order, file), child.stdin).catch((error: NodeJS.ErrnoException) => error);
    if (broken?.code === "ENOENT") child.kill("SIGKILL");
    const code = await ended;
    if (broken?.code === "ENOENT") throw broken;
    const [answer, said] = await Promise.all(output);
    return answerOf(code, child.signalCode, answer, said.toString());
  } finally {
    clearTimeout(timer);
  }
}

/** The order as one line of JSON, and the file behind it. */
async function* inputOf(order: PdfOrder, file: Readable | null): AsyncGenerator<Buffer> {
  yield Buffer.from(`${JSON.stringify(order)}\n`);
  for await (const part of file ?? []) yield part as Buffer;
}

function answerOf(code: number | null, signal: NodeJS.Signals | null, answer: Buffer, said: string): PdfAnswer {
  if (signal || /out of memory|allocation/i.test(said)) return { problem: "slow" };
  const end = answer.indexOf("\n");
  if (code !== 0 || end < 0) throw new Error(`A PDF could not be worked on (${code}): ${said.slice(-500)}`);
  const { problem } = JSON.parse(answer.subarray(0, end).toString()) as { problem: PdfProblem | null };
  return problem ? { problem } : { problem, bytes: answer.subarray(end + 1) };
}

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
