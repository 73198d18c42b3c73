import { mkdtempSync, rmSync } from "node:fs";
import pg from "pg";
import { readConfig } from "../src/config.ts";
import { openDoor } from "../src/database/door.ts";
import { startEmbedded } from "../src/database/embedded.ts";
import type { Statement } from "../src/database/flush.ts";
import { ownDatabase, prepareDatabase } from "../src/database/open.ts";
import { openKernel } from "../src/entity/kernel.ts";
import { operations } from "../src/entity/operations.ts";
import { secrets } from "../src/secrets.ts";
import { plantWorks, works } from "../src/testing/works.ts";
import { quantile } from "./quantile.ts";

// bench/membership: a list of 50 of what one is a member of, of 200,000 rows in 500 projects, beside the best SQL that we could
// write by hand for that person, with their ids in it and under the same policies. One connection, taking turns, medians.
const rows = Number(process.argv[2] ?? 200_000);
const turns = Number(process.argv[3] ?? 300);
const derive = secrets(readConfig({ TANDEM_SECRET: "only-for-the-benchmark-0123456789abcdef" }));
// The oldest projects have few rows, long ago.
const members: Record<string, string> = {
  none: "false",
  "one, old and small": "no = 500",
  twenty: "no % 25 = 3",
  "two hundred": "no % 5 in (1, 2)",
};

const folder = mkdtempSync("/tmp/tandem-bench-");
const embedded = await startEmbedded(folder);
const url = await ownDatabase(embedded.url, "bench", derive);
await prepareDatabase(url, derive);
const owner = new pg.Client({ connectionString: url });
await owner.connect();
const proofs = await seed();
const door = openDoor(url.replace(/\/\/[^@]+@/, `//tandem_app:${derive("login", "tandem_app")}@`), { connections: 1 });
const kernel = await openKernel(door, { proof: `system:${derive("system")}` }, { [works.name]: works });
const list = operations(kernel, works);

// A statement is planned for the member of two hundred first, and kept for whoever comes after on the same connection.
for (const order of ["-created_at", "name"])
  for (const who of Object.keys(members).toReversed()) {
    const { proof, ids } = proofs[who] ?? { proof: "", ids: [] };
    const actor = { proof: `session:${proof}` as const };
    const by_hand = handWritten(ids, order);
    const [ours = 0, hand = 0, one_by_one = 0, door_alone = 0] = await inTurn([
      () => list.list(actor, { order }),
      () => door.flush(actor, [by_hand.bounded]),
      () => door.flush(actor, [by_hand.each]),
      () => door.flush(actor, [{ text: "select 1", values: [] }]),
    ]);
    const best = Math.min(hand, one_by_one);
    console.log(
      `${order.padEnd(12)} ${who.padEnd(20)} ${ours.toFixed(2)} ms, by hand ${best.toFixed(2)}, the door ${door_alone.toFixed(2)}: ${(ours / best).toFixed(2)}`,
    );
  }
await door.close();
await owner.end();
await embedded.stop();
rmSync(folder, { recursive: true, force: true });

/** The best that we know for these ids: each project's first rows, or only of those that reach into the page. */
function handWritten(ids: string[], order: string): { each: Statement; bounded: Statement } {
  const [by, key, sign, extreme] =
    order === "name" ? ["name, id", "name", "<=", "'~'"] : ["created_at desc, id", "created_at", ">=", "'-infinity'"];
  const columns = Object.keys(works.columns).join(", ");
  const answer = (source: string) =>
    `select coalesce(json_agg(r), '[]')::text from (select * from (${source}) m order by ${by} limit 50) r`;
  const of = (what: string, more: string, limit: number) =>
    `select ${what} from public.test_works where project_id = p.id and deleted_at is null ${more} order by ${by} limit ${limit}`;
  const projects = `unnest($1::uuid[]) p (id)`;
  const share = Math.max(1, Math.ceil(50 / Math.max(1, ids.length)));
  const each = answer(`select w.* from ${projects} cross join lateral (${of(columns, "", 50)}) w`);
  const bounded = `with heads as materialized (select p.id, w.${key} as k from ${projects} cross join lateral (${of(key ?? "", "", share)}) w),
    bound as materialized (select coalesce((select k from heads order by k ${sign === ">=" ? "desc" : ""} offset 49 limit 1), ${extreme}) k)
    ${answer(`select w.* from (select distinct id from heads where k ${sign} (select k from bound)) p cross join lateral
      (${of(columns, `and ${key} ${sign} (select k from bound)`, 50)}) w`)}`;
  return { each: { text: each, values: [ids] }, bounded: { text: bounded, values: [ids] } };
}

async function seed(): Promise<Record<string, { proof: string; ids: string[] }>> {
  await plantWorks(owner);
  await owner.query("insert into public.company (name) values ('Bench')");
  await owner.query("insert into public.test_projects (name) select 'Project ' || n from generate_series(1, 500) n");
  await owner.query("alter table public.test_works disable trigger user");
  await owner.query(
    `insert into public.test_works (name, project_id, created_at)
     select 'Work ' || (n::bigint * 7919) % $1::int, p.id, now() - n * interval '1 minute' - case when p.no > 480 then interval '1 year' else interval '0' end
       from generate_series(1, $1::int) n join (select id, row_number() over (order by name) as no from public.test_projects) p
         on p.no = 1 + floor(500 * power(((n::bigint * 31) % 9973) / 9973.0, 1.5))`,
    [rows],
  );
  await owner.query("alter table public.test_works enable trigger user");
  const proofs: Record<string, { proof: string; ids: string[] }> = {};
  for (const [who, which] of Object.entries(members)) {
    const one = async (text: string, values: unknown[]) => (await owner.query<{ id: string }>(text, values)).rows[0]?.id ?? ""; // prettier-ignore
    const id = await one(
      "insert into public.people (name, email, kind) values ($1, $1 || '@bench.test', 'employee') returning id",
      [who],
    );
    await owner.query("insert into public.user_roles (user_id, role) values ($1, 'project_manager')", [id]);
    await owner.query(`insert into auth."user" (id, name, email) select id, name, email from public.people where id = $1`, [id]); // prettier-ignore
    await owner.query(
      `insert into public.test_project_members (user_id, project_id) select $1, id from (select id, row_number() over (order by name) as no from public.test_projects) p where ${which}`,
      [id],
    );
    const proof = `bench-${id}`;
    await owner.query(
      `insert into auth.session (token, "userId", "expiresAt", door, second_factor) values ($1, $2, now() + interval '1 day', 'employee', true)`,
      [proof, id],
    );
    const { rows: of } = await owner.query<{ id: string }>("select id from app.memberships where user_id = $1", [id]);
    proofs[who] = { proof, ids: of.map(({ id: project }) => project) };
  }
  await owner.query("vacuum analyze");
  return proofs;
}

/** The medians of each, in milliseconds. */
async function inTurn(asked: (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[][] = asked.map(() => []);
  for (let turn = 0; turn < turns + 10; turn++)
    for (const [at, ask] of asked.entries()) {
      const since = performance.now();
      await ask();
      if (turn >= 10) times[at]?.push(performance.now() - since);
    }
  return times.map((measured) => quantile(measured, 0.5));
}
