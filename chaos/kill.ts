import { mkdtempSync, rmSync } from "node:fs";
import { postmasterOf } from "./memory.ts";
import { signIn, startProgram } from "./program.ts";
import { chance } from "./random.ts";

// chaos/kill: people write while the server, or the database, is killed without warning; then each write without an
// answer is repeated under its key. In the end every acknowledged lead is there, and every lead once.
const rounds = Number(process.argv[2] ?? 200);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const writers = 8;
const port = 4011;
const url = `http://localhost:${port}`;
const data = mkdtempSync("/tmp/tandem-kill-");
const luck = chance(seed);
const acknowledged = new Set<string>();
const open = new Map<string, string>();
let made = 0;

let program = await startProgram(data, port, ["--demo"]);
const cookie = await signIn(url, "sales");
const { person } = (await (await fetch(`${url}/api/session`, { headers: { cookie } })).json()) as {
  person: { id: string };
};

for (let round = 0; round < rounds; round++) {
  const until = performance.now() + 100 + luck.below(500);
  const writing = Promise.all(Array.from({ length: writers }, () => write(() => performance.now() < until + 300)));
  await new Promise((resolve) => setTimeout(resolve, until - performance.now()));
  const victim = luck.next() < 0.5 ? "server" : "database";
  if (victim === "server") await program.stop("SIGKILL");
  else await killDatabase();
  await writing;
  if (victim === "server") program = await startProgram(data, port);
  await repeat();
}

const rows = await found();
const lost = [...acknowledged].filter((id) => !rows.has(id));
const doubled = [...rows].filter(([, times]) => times > 1);
await program.stop("SIGINT");
rmSync(data, { recursive: true, force: true });
console.log(
  `${rounds} rounds, seed ${seed}: ${made} writes, ${acknowledged.size} acknowledged, ${lost.length} lost, ${doubled.length} doubled`,
);
process.exit(lost.length || doubled.length ? 1 : 0);

/**
 * Kills the database as soon as it runs. After the round before it may still be down: where all writes of that round were answered,
 * nothing has waited for it, and its lock file names the process that was killed.
 */
async function killDatabase(): Promise<void> {
  for (const until = performance.now() + 30_000; ; await new Promise((resolve) => setTimeout(resolve, 50))) {
    try {
      process.kill(postmasterOf(data), "SIGKILL");
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
  }
}

async function write(go_on: () => boolean): Promise<void> {
  while (go_on()) {
    const external_id = `kill-${made++}`;
    const body = JSON.stringify({ name: external_id, external_source: "chaos", external_id, owner_id: person.id });
    const key = crypto.randomUUID();
    open.set(key, body);
    if (await send(key, body)) open.delete(key);
    else await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Sends a write; true once it is acknowledged. */
async function send(key: string, body: string): Promise<boolean> {
  try {
    const headers = { cookie, "content-type": "application/json", "idempotency-key": key };
    const answer = await fetch(`${url}/api/leads`, { method: "POST", headers, body });
    if (!answer.ok) return false;
    const { data: lead } = (await answer.json()) as { data: { external_id: string } };
    acknowledged.add(lead.external_id);
    return true;
  } catch {
    return false;
  }
}

/** Repeats what had no answer, for as long as the program may take to come back. */
async function repeat(): Promise<void> {
  for (const until = performance.now() + 30_000; open.size; await new Promise((resolve) => setTimeout(resolve, 50))) {
    for (const [key, body] of open) if (await send(key, body)) open.delete(key);
    if (performance.now() > until) throw new Error(`${open.size} writes are still refused after 30 s.`);
  }
}

/** How many leads there are of each id. */
async function found(): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (let cursor: string | null = ""; cursor !== null;) {
    const query = new URLSearchParams({
      where: '{"external_source":"chaos"}',
      limit: "1000",
      ...(cursor ? { cursor } : {}),
    });
    const answer = await fetch(`${url}/api/leads?${query}`, { headers: { cookie } });
    const page = (await answer.json()) as { data: { external_id: string }[]; next: string | null };
    for (const { external_id } of page.data) times.set(external_id, (times.get(external_id) ?? 0) + 1);
    cursor = page.next;
  }
  return times;
}
