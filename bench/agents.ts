import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { catalogue } from "../src/agents/catalogue.ts";
import { openMonitor } from "../src/agents/monitor/monitor.ts";
import { openWorker } from "../src/agents/worker.ts";
import { readConfig } from "../src/config.ts";
import { openDoor } from "../src/database/door.ts";
import { startEmbedded } from "../src/database/embedded.ts";
import { ownDatabase, prepareDatabase } from "../src/database/open.ts";
import { register } from "../src/entities/register.ts";
import { openKernel } from "../src/entity/kernel.ts";
import { secrets } from "../src/secrets.ts";
import { openModelServer } from "../src/testing/model-server.ts";
import { quantile } from "./quantile.ts";
import { databaseTicks } from "./ticks.ts";

// bench/agents: what the thirteen agents cost while nothing waits, against the same process without their worker and monitor, in turns;
// then so many tasks of three steps (a question, a tool, a question) with a model on loopback that answers at once, one after the
// other and five at a time.
const seconds = Number(process.argv[2] ?? 120);
const tasks = Number(process.argv[3] ?? 200);
const derive = secrets(readConfig({ TANDEM_SECRET: "only-for-the-benchmark-0123456789abcdef" }));
const folder = mkdtempSync("/tmp/tandem-bench-");
const embedded = await startEmbedded(folder);
const url = await ownDatabase(embedded.url, "bench", derive);
await prepareDatabase(url, derive);
const owner = new pg.Client({ connectionString: url });
await owner.connect();
const login = (name: string) => url.replace(/\/\/[^@]+@/, `//${name}:${derive("login", name)}@`);
const database = openDoor(login("tandem_app"), { connections: 8 });
const system = { proof: `system:${derive("system")}` as const };
const kernel = await openKernel(database, system, register);
const failed = (error: unknown) => console.error(error);
const needs = { database, system, kernel, derive, failed, private_hosts: ["127.0.0.1"] };

await owner.query("insert into public.company (name) values ('Bench')");
await database.flush(system, [{ text: "select app.deploy_agents($1)::text", values: [JSON.stringify(catalogue)] }]);
const { rows } = await owner.query<{ id: string }>(
  "insert into public.people (name, email, kind) values ('Claire', 'claire@bench.test', 'employee') returning id",
);
const claire = rows[0]?.id;
await owner.query("insert into public.user_roles (user_id, role) values ($1, 'sales')", [claire]);
await owner.query("insert into public.leads (name, owner_id) select 'Lead ' || n, $1 from generate_series(1, 100) n", [
  claire,
]);

for (let round = 0; round < 2; round++) {
  await idle("without agents");
  const worker = openWorker({ ...needs, url: login("tandem_app") });
  const monitor = openMonitor({ ...needs, folders: [] });
  await idle("with agents");
  await Promise.all([worker.close(), monitor.close()]);
}

const model = await openModelServer(({ messages, tool_choice }) =>
  tool_choice !== "none" && messages.every(({ role }) => role !== "tool")
    ? { text: "", calls: [["leads_list", { columns: "id,name", limit: 3 }]] }
    : { text: "So it is." },
);
await owner.query(
  `insert into app.model_endpoint (base_url, prices, changed_by) values ($1, '{"gpt-4o-mini":{"in":1,"out":1},"gpt-4o":{"in":1,"out":1}}', $2)`,
  [model.url, claire],
);
await owner.query("update app.spend_caps set cap = 1000000000000");
await queue("one at a time", 1);
await queue("five at a time", 5);
await model.close();
await database.close();
await owner.end();
await embedded.stop();
rmSync(folder, { recursive: true, force: true });

async function idle(what: string): Promise<void> {
  await pause(3000);
  const postmaster = readFileSync(join(folder, "postgres/postmaster.pid"), "utf8").split("\n")[0] ?? "";
  const before = { cpu: process.cpuUsage(), database: databaseTicks(postmaster), asked: await transactions() };
  await pause(seconds * 1000);
  const { user, system: kernel_time } = process.cpuUsage(before.cpu);
  const share = (cpu_seconds: number) => `${((100 * cpu_seconds) / seconds).toFixed(2)} % of a core`;
  const asked = ((await transactions()) - before.asked) / seconds;
  console.log(
    `${what}: program ${share((user + kernel_time) / 1e6)}, database ${share((databaseTicks(postmaster) - before.database) / 100)}, ${asked.toFixed(2)} transactions a second, ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB`,
  );
}

async function transactions(): Promise<number> {
  await owner.query("select pg_stat_force_next_flush()");
  const { rows: counted } = await owner.query<{ n: string }>(
    "select sum(xact_commit + xact_rollback) as n from pg_stat_database where datname = current_database()",
  );
  return Number(counted[0]?.n);
}

async function queue(what: string, many: number): Promise<void> {
  const worker = openWorker({ ...needs, cycle_ms: 3_600_000 });
  const spells: number[] = [];
  const began = performance.now();
  for (let done = 0; done < tasks; done += many) {
    await owner.query(
      `insert into public.agent_tasks (title, required_capability, owner_id, input) select 'A question', 'answer_question', $1, '{"question":"Which?"}' from generate_series(1, $2::int)`,
      [claire, many],
    );
    const at = performance.now();
    await worker.cycle();
    await worker.settled();
    spells.push(performance.now() - at);
  }
  const took = (performance.now() - began) / 1000;
  await worker.close();
  const { rows: ended } = await owner.query<{ n: string }>(
    "select count(*) as n from public.agent_tasks where status = 'done'",
  );
  const of_task = quantile(spells, 0.5) / many;
  console.log(
    `${what}: ${tasks} tasks of three steps in ${took.toFixed(1)} s, ${(tasks / took).toFixed(0)} a second, ${(of_task / 3).toFixed(1)} ms a step at the median (${ended[0]?.n} are done)`,
  );
}
