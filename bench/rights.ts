import { mkdtempSync, rmSync } from "node:fs";
import pg from "pg";
import { readConfig } from "../src/config.ts";
import { openDoor, type Database } from "../src/database/door.ts";
import { startEmbedded } from "../src/database/embedded.ts";
import { flush, type Statement } from "../src/database/flush.ts";
import { ownDatabase, prepareDatabase } from "../src/database/open.ts";
import { register } from "../src/entities/register.ts";
import { openKernel } from "../src/entity/kernel.ts";
import { operations } from "../src/entity/operations.ts";
import { secrets } from "../src/secrets.ts";
import { quantile } from "./quantile.ts";
import { seed } from "./seed.ts";

// bench/rights: what rights cost a list of 50, by who asks and of how many rows, beside the same list by the owner of the tables
// without any; and what the record of changes costs an insert. One connection each, taking turns, medians; no HTTP.
const sizes = (process.argv[2] ?? "10000,100000,1000000").split(",").map(Number);
const turns = Number(process.argv[3] ?? 300);
const derive = secrets(readConfig({ TANDEM_SECRET: "only-for-the-benchmark-0123456789abcdef" }));
const nothing: Statement = { text: "select 1", values: [] };
// As the product's list, this also tells whether there is a next page.
const plain: Statement = {
  text: `with page as materialized (select * from public.leads where deleted_at is null order by created_at desc, id limit 51)
    select (select json_agg(r) from (select * from page limit 50) r)::text, (select count(*) > 50 from page)::text`,
  values: [],
};
const insert: Statement = {
  text: "insert into public.leads (name, owner_id, value) values ('Bench', app.user_id(), 1000) returning id",
  values: [],
};

const folder = mkdtempSync("/tmp/tandem-bench-");
const embedded = await startEmbedded(folder);
for (const size of sizes) await measureAt(size);
await embedded.stop();
rmSync(folder, { recursive: true, force: true });

async function measureAt(size: number): Promise<void> {
  const url = await ownDatabase(embedded.url, `bench_${size}`, derive);
  await prepareDatabase(url, derive);
  const { token } = await seed(url, size);
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const owner = await pool.connect();
  const door = openDoor(url.replace(/\/\/[^@]+@/, `//tandem_app:${derive("login", "tandem_app")}@`), {
    connections: 1,
  });
  await compareLists(door, owner, size, token);
  await compareInserts(door, owner, token);
  owner.release();
  await pool.end();
  await door.close();
}

async function compareLists(door: Database, owner: pg.PoolClient, size: number, token: string): Promise<void> {
  const kernel = await openKernel(door, { proof: `system:${derive("system")}` }, register);
  const leads = operations(kernel, register.leads);
  console.log(
    `\n${size.toLocaleString("en")} leads, a list of 50, in ms; as a multiple of the owner's, and that without the door`,
  );
  for (const [who, proof] of Object.entries({ "sales: own, team, unowned": token, ...(await others(owner)) })) {
    const actor = { proof: `session:${proof}` as const };
    const [ours = 0, enter = 0, theirs = 0] = await inTurn([
      () => leads.list(actor, {}),
      () => door.flush(actor, [nothing]),
      () => flush(owner, [nothing, plain]),
    ]);
    const multiples = [ours / theirs, (ours - enter) / theirs].map((multiple) => multiple.toFixed(2)).join("  ");
    console.log(`${who.padEnd(28)} ${ours.toFixed(2)}  owner ${theirs.toFixed(2)}   ${multiples}`);
  }
}

async function compareInserts(door: Database, owner: pg.PoolClient, token: string): Promise<void> {
  const log = (state: string) => owner.query(`alter table public.leads ${state} trigger z_log`);
  const made = { with: [] as number[], without: [] as number[] };
  for (let round = 0; round < 6; round++)
    for (const [kind, state] of [
      ["with", "enable"],
      ["without", "disable"],
    ] as const) {
      await log(state);
      made[kind].push(...(await inTurn([() => door.flush({ proof: `session:${token}` }, [insert])])));
    }
  await log("enable");
  const [without, with_log] = [quantile(made.without, 0.5), quantile(made.with, 0.5)];
  console.log(
    `an insert: ${with_log.toFixed(2)} ms, without the record of changes ${without.toFixed(2)}: ${(without / with_log).toFixed(2)} of its rate`,
  );
}

/** The median time of each, in ms; they take turns. */
async function inTurn(works: (() => Promise<unknown>)[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let turn = 0; turn < turns; turn++)
    for (const [place, work] of works.entries()) {
      const started = performance.now();
      await work();
      times[place]?.push(performance.now() - started);
    }
  return times.map((each) => quantile(each, 0.5));
}

/** Signs in somebody of other roles, by what they see. */
async function others(owner: pg.PoolClient): Promise<Record<string, string>> {
  const roles = {
    "marketing: all": "marketing",
    "employee: own, of which none": "employee",
    "project manager: nothing": "project_manager",
  };
  for (const [place, role] of Object.values(roles).entries()) {
    const id = `00000000-0000-7000-8000-00000000000${place}`;
    await owner.query(
      `insert into public.people (id, name, email, kind) values ($1, $2, $2 || '@bench.test', 'employee')`,
      [id, role],
    );
    await owner.query("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role]);
    await owner.query(`insert into auth."user" (id, name, email) values ($1, $2, $2 || '@bench.test')`, [id, role]);
    await owner.query(
      `insert into auth.session (token, "userId", "expiresAt", door, second_factor) values ('bench-token-of-' || $2, $1, now() + interval '1 day', 'employee', true)`,
      [id, role],
    );
  }
  return Object.fromEntries(Object.entries(roles).map(([who, role]) => [who, `bench-token-of-${role}`]));
}
