import { createHmac } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startProgram } from "../chaos/program.ts";
import { readConfig } from "../src/config.ts";
import { secrets } from "../src/secrets.ts";
import { databaseTicks, ticks } from "./ticks.ts";

// bench/presence: so many people beat, every 30 s, through the whole stack, then also ask who else is there every minute; how much of a core database and
// server take, against what they take when nobody is there, and how the tables grow.
const people = Number(process.argv[2] ?? 5000);
const seconds = Number(process.argv[3] ?? 120);
const port = 4023;
const url = `http://localhost:${port}`;
const data = mkdtempSync("/tmp/tandem-presence-");
const program = await startProgram(data, port, ["--demo"]);
const derive = secrets(readConfig({ TANDEM_DATA: data }));
const pid_file = readFileSync(join(data, "postgres/postmaster.pid"), "utf8").split("\n");
const password = readFileSync(join(data, "postgres-password"), "utf8").trim();
const superuser = new pg.Client(`postgres://postgres:${password}@127.0.0.1:${pid_file[3]}/tandem`);
await superuser.connect();
await superuser.query(
  `insert into public.people (name, email, kind) select 'Present ' || n, 'present' || n || '@bench.test', 'employee' from generate_series(1, ${people}) n`,
);
await superuser.query(
  "insert into public.user_roles (user_id, role) select id, 'employee' from public.people where email like 'present%'",
);
await superuser.query(
  `insert into auth."user" (id, name, email) select id, name, email from public.people where email like 'present%'`,
);
const { rows } = await superuser.query<{ token: string }>(
  `insert into auth.session (token, "userId", "expiresAt", door, second_factor) select 'present-' || id, id, now() + interval '1 day', 'employee', true from public.people where email like 'present%' returning token`,
);
const cookies = rows.map(({ token }) => {
  const signature = createHmac("sha256", derive("sessions")).update(token).digest("base64");
  return `tandem.session_token=${encodeURIComponent(`${token}.${signature}`)}`;
});

const postmaster = pid_file[0] ?? "";
let beaten = 0;
const pause = (length: number) => new Promise((resolve) => setTimeout(resolve, length * 1000));
// What making so many people has left to do is done first.
for (let before = Number.NaN; !(databaseTicks(postmaster) - before < 25); await pause(5))
  before = databaseTicks(postmaster);
await spell("nobody", () => pause(seconds).then(() => 0));
await beat(30, false);
await spell("beating", () => beat(seconds, false));
await spell("beating and asking", () => beat(seconds, true));
await superuser.end();
await program.stop("SIGINT");
rmSync(data, { recursive: true, force: true });

async function spell(what: string, work: () => Promise<number>): Promise<void> {
  const before = { database: databaseTicks(postmaster), server: ticks(program.pid), bytes: await bytes() };
  const beats = await work();
  const share = (now: number, then: number) => `${(((now - then) / 100 / seconds) * 100).toFixed(1)} %`;
  console.log(
    `${people} people, ${what}: ${beats} beats in ${seconds} s: database ${share(databaseTicks(postmaster), before.database)} of a core, server ${share(ticks(program.pid), before.server)}; tables ${before.bytes} → ${await bytes()} bytes`,
  );
}

/** Everybody beats every 30 s, evenly spread, for so long; answers how many beats. */
async function beat(long: number, asking: boolean): Promise<number> {
  const started = performance.now();
  let sent = 0;
  const pending = new Set<Promise<unknown>>();
  while (performance.now() - started < long * 1000) {
    const due = Math.floor(((performance.now() - started) / 30_000) * people);
    for (; sent < due; sent++) {
      const work = one(cookies[sent % people] ?? "", sent, asking).finally(() => pending.delete(work));
      pending.add(work);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  await Promise.all(pending);
  return sent;
}

async function one(cookie: string, n: number, asking: boolean): Promise<void> {
  const body = JSON.stringify({
    is_online: true,
    current_page: "/leads",
    session_id: `session-${n % people}`,
    beat: ++beaten,
  });
  const answer = await fetch(`${url}/api/employee_presence`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json" },
    body,
  });
  if (answer.status !== 204) throw new Error(await answer.text());
  if (asking && (n + Math.floor(n / people)) % 2)
    await (await fetch(`${url}/api/employee_presence`, { headers: { cookie } })).text();
}

async function bytes(): Promise<number> {
  const { rows: sizes } = await superuser.query<{ bytes: string }>(
    "select pg_total_relation_size('public.employee_presence') + pg_total_relation_size('app.presence_sessions') as bytes",
  );
  return Number(sizes[0]?.bytes);
}
