import { mkdtempSync, rmSync } from "node:fs";
import { signIn, startProgram } from "../chaos/program.ts";
import { quantile } from "./quantile.ts";

// bench/streams: how long until 500 open event streams hear of a change, from the answer to the write.
const streams = Number(process.argv[2] ?? 500);
const changes = Number(process.argv[3] ?? 100);
const port = 4021;
const url = `http://localhost:${port}`;
const data = mkdtempSync("/tmp/tandem-streams-");
const program = await startProgram(data, port, ["--demo"]);
const cookie = await signIn(url, "sales");
const heard = new Map<string, number[]>();
const stop = new AbortController();
await Promise.all(Array.from({ length: streams }, listen));

const { person } = (await (await fetch(`${url}/api/session`, { headers: { cookie } })).json()) as {
  person: { id: string };
};
const delays: number[] = [];
let missed = 0;
for (let n = 0; n < changes; n++) {
  const headers = { cookie, "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const body = JSON.stringify({ name: `Stream ${n}`, owner_id: person.id });
  const answer = await fetch(`${url}/api/leads`, { method: "POST", headers, body });
  const { data: lead } = (await answer.json()) as { data: { id: string } };
  const told = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const times = heard.get(lead.id) ?? [];
  missed += streams - times.length;
  delays.push(...times.map((at) => at - told));
}
stop.abort();
await program.stop("SIGINT");
rmSync(data, { recursive: true, force: true });
console.log(
  `${streams} streams, ${changes} changes: heard after ${quantile(delays, 0.5).toFixed(0)} ms (median), ${quantile(delays, 0.95).toFixed(0)} ms (p95), ${Math.max(...delays).toFixed(0)} ms (last); ${missed} not heard within 500 ms`,
);

async function listen(): Promise<void> {
  const answer = await fetch(`${url}/api/events`, { headers: { cookie }, signal: stop.signal });
  const body = answer.body?.pipeThrough(new TextDecoderStream());
  void (async () => {
    try {
      for await (const piece of body ?? [])
        for (const [id] of piece.matchAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))
          heard.set(id, [...(heard.get(id) ?? []), performance.now()]);
    } catch {
      // Ended by us.
    }
  })();
}
