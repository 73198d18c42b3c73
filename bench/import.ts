import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { signIn, startProgram } from "../chaos/program.ts";
import { readConfig } from "../src/config.ts";
import { secrets } from "../src/secrets.ts";
import { quantile } from "./quantile.ts";

// bench/import: rows a second of one CSV file, as a share of bare inserts in batches of 1,000 on the same database, and
// how long others wait meanwhile.
const rows = Number(process.argv[2] ?? 100_000);
const port = 4022;
const url = `http://localhost:${port}`;
const data = mkdtempSync("/tmp/tandem-import-");
const program = await startProgram(data, port, ["--demo"]);
const cookie = await signIn(url, "sales");
const other = await signIn(url, "sales2");
const { person } = (await (await fetch(`${url}/api/session`, { headers: { cookie } })).json()) as {
  person: { id: string };
};

const idle = await waits(async () => new Promise((resolve) => setTimeout(resolve, 10_000)));
const file = [
  "Reference;Nom;Société;Courriel;Montant;Date de clôture",
  ...Array.from(
    { length: rows },
    (_, n) => `B${n};Prospect ${n};Société ${n % 5000};p${n}@bench.example;"${n % 90_000},50 €";31/12/2026`,
  ),
].join("\n");
const uploaded = await send("POST", "/api/imports?entity=leads&file_name=big.csv", file, "text/csv");
const id = uploaded.data.id;
const checking = performance.now();
const busy = await waits(async () => {
  await send("POST", "/api/imports/check", JSON.stringify({ id }));
  await until("checked");
});
const checked = performance.now() - checking;
const committing = performance.now();
const busier = await waits(async () => {
  await send("POST", "/api/imports/commit", JSON.stringify({ id }));
  await until("committed");
});
const committed = performance.now() - committing;
const bare = await bareInserts(Math.min(rows, 20_000));
await program.stop("SIGINT");
rmSync(data, { recursive: true, force: true });

const rate = (ms: number) => (rows / ms) * 1000;
console.log(
  `${rows} rows: check ${rate(checked).toFixed(0)}/s, commit ${rate(committed).toFixed(0)}/s, bare ${bare.toFixed(0)}/s, share ${(rate(committed) / bare).toFixed(2)}`,
);
for (const [name, times] of Object.entries({ idle, checking: busy, committing: busier }))
  console.log(
    `list of 50 while ${name}: p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms (${times.length} asked)`,
  );

/** How long lists of another person take while something goes on: one after the other, 20 a second at most. */
async function waits(work: () => Promise<unknown>): Promise<number[]> {
  let done = false;
  const finished = work().finally(() => (done = true));
  const times: number[] = [];
  while (!done) {
    const asked = performance.now();
    await (await fetch(`${url}/api/leads?include=owner`, { headers: { cookie: other } })).text();
    times.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await finished;
  return times;
}

async function send(method: string, path: string, body?: string, type = "application/json") {
  const headers = { cookie, "content-type": type, "idempotency-key": crypto.randomUUID() };
  const answer = await fetch(`${url}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as { data: { id: string; state: string } };
}

async function until(state: string): Promise<void> {
  while ((await send("GET", `/api/imports/${id}`)).data.state !== state)
    await new Promise((resolve) => setTimeout(resolve, 200));
}

/** Rows a second of a bare script: inserts of 1,000 rows as the same person, through the same policies and triggers. */
async function bareInserts(count: number): Promise<number> {
  const derive = secrets(readConfig({ TANDEM_DATA: data }));
  const pid_file = readFileSync(join(data, "postgres/postmaster.pid"), "utf8");
  const client = new pg.Client(
    `postgres://tandem_app:${derive("login", "tandem_app")}@127.0.0.1:${pid_file.split("\n")[3]}/tandem`,
  );
  await client.connect();
  const token = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0];
  const started = performance.now();
  for (let from = 0; from < count; from += 1000) {
    const batch = Array.from({ length: 1000 }, (_, n) => ({
      name: `Bare ${from + n}`,
      company_name: `Company ${n}`,
      emails: [`bare${from + n}@bench.example`],
      value: n,
      expected_close: "2026-12-31",
      owner_id: person.id,
      external_id: `X${from + n}`,
    }));
    await client.query("begin");
    await client.query("select set_config('role', app.enter($1, 'bench'), true)", [`session:${token}`]);
    await client.query(
      `insert into public.leads (name, company_name, emails, value, expected_close, owner_id, external_id)
       select * from json_to_recordset($1) r (name text, company_name text, emails text[], value numeric, expected_close date, owner_id uuid, external_id text)`,
      [JSON.stringify(batch)],
    );
    await client.query("commit");
  }
  await client.end();
  return (count / (performance.now() - started)) * 1000;
}
