import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startEmbedded } from "../src/database/embedded.ts";
import { ownDatabase } from "../src/database/open.ts";
import { derive_for_tests } from "../src/testing/keys.ts";
import { type Answer, type Asked, openModelServer } from "../src/testing/model-server.ts";
import { type Program, signIn, startProgram } from "./program.ts";
import { chance } from "./random.ts";

// chaos/agents: agents answer, propose, plan and give steps, while the server that works on it is killed without warning: at each
// step in turn, before its answer and after it, half of the rounds beside a second server. In the end everything is done, and once.
const rounds = Number(process.argv[2] ?? 100);
const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
const luck = chance(seed);
const ports = [4014, 4015] as const;
const data = mkdtempSync("/tmp/tandem-agents-");
Object.assign(process.env, { TANDEM_PRIVATE_HOSTS: "127.0.0.1", TANDEM_SECRET: crypto.randomUUID() });

/** The question at which the server is killed, counted from here on, and whether its answer has been sent by then. */
let kill: { at: number; answered: boolean } | undefined;
let asked = 0;
/** The task of this round, and how many of its questions a kill has cut off before they were booked: so many more may be asked. */
let [task, cut_off] = ["", 0];
let killed = Promise.resolve();

const database = mkdtempSync("/tmp/tandem-agents-database-");
const cluster = await startEmbedded(database);
const database_url = await ownDatabase(cluster.url, "tandem", derive_for_tests);
const owner = new pg.Client({ connectionString: database_url });
const model = await openModelServer(async (question) => {
  asked += 1;
  const now = kill?.at === asked ? kill : undefined;
  if (now && !now.answered) await (killed = strike(question.port, 0));
  // (The answer goes out first; how far the server comes with it is chance.)
  if (now?.answered) killed = strike(question.port, luck.below(25));
  return played(question);
});

const start = (port: number, options: string[] = []) =>
  startProgram(join(data, String(port)), port, options, "off", database_url);
let [first, second]: [Program, Program | undefined] = [await start(ports[0], ["--demo"]), undefined];
await owner.connect();
const url = `http://localhost:${ports[0]}`;
const admin = await signIn(url, "admin");
const prices = { "gpt-4o": { in: 1, out: 1 }, "gpt-4o-mini": { in: 1, out: 1 } };
const caps = { company: 1_000_000_000, person: 1_000_000_000, run: 1_000_000 };
await call("POST", "/api/agents/initialise", {});
await call("PUT", "/api/agents/model", { base_url: model.url, models: {}, prices, timeout_s: 30, caps });
const { rows: mine } = await owner.query<{ id: string; lead: string }>(
  "select p.id, (select id from public.leads where owner_id = p.id and deleted_at is null order by id limit 1) as lead from public.people p where email = 'sales@demo.test'",
);
const { id: person, lead } = mine[0] ?? { id: "", lead: "" };

/** What there is of a task and its steps: questions that were booked, tools that were used, proposals, steps that were given. */
const counts = `
  with all_of as (select * from public.agent_tasks where id = $1 or parent_id = $1),
    steps as (select s.* from app.agent_steps s join app.runs r on r.id = s.run_id where r.task_id in (select id from all_of))
  select (select count(*)::int from all_of where status = 'failed') as failed,
    (select count(*)::int from steps where kind = 'model' and cost is not null and error is null) as questions,
    (select count(*)::int from steps where kind = 'model' and cost is null) as unbooked,
    (select count(*)::int from steps where kind = 'tool') as tools,
    (select count(*)::int from public.agent_approvals where task_id in (select id from all_of)) as proposals,
    (select count(*)::int from all_of where parent_id is not null) as given`;

const kinds = { answer_question: 4, plan: 5 };
const wrong: string[] = [];
let struck = 0;
for (let round = 0; round < rounds; round++) {
  const kind = round % 2 ? "plan" : "answer_question";
  kill = { at: 1 + (Math.floor(round / 4) % kinds[kind]), answered: round % 4 > 1 };
  [asked, cut_off] = [0, 0];
  if (round === Math.floor(rounds / 2)) second = await start(ports[1]);
  wrong.push(...(await rehearse(kind, round)));
}
await Promise.all([first.stop("SIGINT"), second?.stop("SIGINT")]);
await owner.end();
await Promise.all([model.close(), cluster.stop()]);
for (const folder of [data, database]) rmSync(folder, { recursive: true, force: true });
console.log(`${rounds} rounds, seed ${seed}: ${struck} times killed, ${wrong.length} not as they should be`);
for (const each of wrong) console.log(each);
process.exit(wrong.length > 0 ? 1 : 0);

/** Has something asked, and waits until all that comes of it is done. Answers what is there otherwise than once. */
async function rehearse(kind: keyof typeof kinds, round: number): Promise<string[]> {
  const input = { question: `What about round ${round}?` };
  const { rows } = await owner.query<{ id: string }>(
    "insert into public.agent_tasks (title, priority, required_capability, owner_id, input) values ($1, 'P0', $2, $3, $4) returning id",
    [`Round ${round}`, kind, person, input],
  );
  const id = (task = rows[0]?.id ?? "");
  const over = "status in ('done', 'failed') or waits_for = 'approval'";
  for (const until = performance.now() + 90_000; ; await pause(100)) {
    await killed;
    const { rowCount } = await owner.query(`select from public.agent_tasks where id = $1 and (${over})`, [id]);
    if (rowCount) break;
    if (performance.now() > until) return [`round ${round}: not over after 90 s`];
    // Steps, and what waited for them, are next at once; what the dead server held is taken back as if its time were over.
    await owner.query("select pg_notify('agent_tasks', '')");
  }
  const { rows: counted } = await owner.query<Record<string, number>>(counts, [id]);
  const expected =
    kind === "plan"
      ? { failed: 0, questions: 5, unbooked: cut_off, tools: 2, proposals: 0, given: 2 }
      : { failed: 0, questions: 4, unbooked: cut_off, tools: 3, proposals: 1, given: 0 };
  const extra = asked - expected.questions;
  const found = JSON.stringify(counted[0]);
  const again = extra < 0 || extra > cut_off ? [`round ${round}: the model was asked ${asked} times`] : [];
  return found === JSON.stringify(expected) ? again : [`round ${round} (${JSON.stringify(kill)}): ${found}`, ...again];
}

/** Ends the server that asked from this port, lets its lease be over, and starts it again. */
async function strike(port: number, after_ms: number): Promise<void> {
  kill = undefined;
  const pid = askerAt(port);
  await pause(after_ms);
  struck += 1;
  if (pid === second?.pid) {
    await second.stop("SIGKILL");
    await letGo();
    second = await start(ports[1]);
  } else {
    await first.stop("SIGKILL");
    await letGo();
    first = await start(ports[0]);
  }
}

/** As if the dead server had been silent for the time of a lease. */
async function letGo(): Promise<void> {
  cut_off = (await owner.query<{ unbooked: number }>(counts, [task])).rows[0]?.unbooked ?? 0;
  await owner.query("update public.agent_tasks set lease_until = now() - interval '1 second' where status = 'running'");
}

/** Which of the servers has this port of its own open. */
function askerAt(port: number): number {
  const hex = port.toString(16).toUpperCase().padStart(4, "0");
  const line = readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .find((each) => each.trim().split(/\s+/)[1]?.endsWith(`:${hex}`));
  const socket = `socket:[${line?.trim().split(/\s+/)[9]}]`;
  const holds = (pid: number) =>
    readdirSync(`/proc/${pid}/fd`).some((file) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${file}`) === socket;
      } catch {
        return false;
      }
    });
  return [first.pid, second?.pid ?? 0].find((pid) => pid > 0 && holds(pid)) ?? 0;
}

/** Who plays the model answers by what it is asked. */
function played({ tools = [], messages }: Asked): Answer {
  const told = messages.filter(({ role }) => role === "tool");
  const has = (name: string) => tools.some((each) => each.function.name === name);
  const wish = (name: string, given: object): Answer => ({ text: "", calls: [[name, given]] });
  const plans = has("delegate");
  const prompt = messages.find(({ role }) => role === "user")?.content ?? "";
  if (prompt.includes("as data:\n") || prompt.includes("Draft it")) return { text: "So it is." };
  if (told.length === 0) return wish("leads_list", { columns: "id,name", limit: 2 });
  if (plans && told.length === 1)
    return wish("delegate", {
      steps: [1, 2].map((n) => ({ capability: "draft_copy", title: `Step ${n}`, question: `Draft it ${n}.` })),
    });
  if (told.length === 1) {
    const subject = prompt.match(/round \d+/)?.[0] ?? "";
    const values = { entity: "leads", row_id: lead, kind: "call", subject, at: "2030-01-01T09:00:00Z" };
    return wish("propose_change", { act: "activities_create", values, why: "It was asked." });
  }
  if (told.length === 2) return wish("leads_get", { id: lead });
  return { text: "So it is." };
}

async function call(method: string, path: string, body: object): Promise<void> {
  const headers = { cookie: admin, "content-type": "application/json", "idempotency-key": crypto.randomUUID() };
  const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}
