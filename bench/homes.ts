import { mkdtempSync, rmSync } from "node:fs";
import pg from "pg";
import { readConfig } from "../src/config.ts";
import { openDoor } from "../src/database/door.ts";
import { startEmbedded } from "../src/database/embedded.ts";
import { ownDatabase, prepareDatabase } from "../src/database/open.ts";
import { register } from "../src/entities/register.ts";
import { by_bitmap } from "../src/entity/by-bitmap.ts";
import { sameRows } from "../src/entity/serve-summaries.ts";
import { summariesStatement } from "../src/entity/summary.ts";
import type { Asked } from "../src/home/browser/figures.ts";
import { homeQuestions } from "../src/home/browser/home-figures.ts";
import { leadsQuestions } from "../src/home/browser/leads-figures.ts";
import { periodOf } from "../src/home/browser/period.ts";
import { questionOf } from "../src/home/browser/question.ts";
import { secrets } from "../src/secrets.ts";
import { knowUsualStages } from "../src/testing/usual-stages.ts";
import { setRegion } from "../src/ui/format.ts";
import { quantile } from "./quantile.ts";
import { seed } from "./seed.ts";

// bench/homes: the database's time for all figures of a home, of two years of leads, by role and period; the median of some
// turns on one connection, and which readings it goes to.
const rows = Number(process.argv[2] ?? 100_000);
const turns = Number(process.argv[3] ?? 9);
const zone = "Europe/Paris";
const derive = secrets(readConfig({ TANDEM_SECRET: "only-for-the-benchmark-0123456789abcdef" }));
setRegion({ language: "en", locale: "fr-FR", time_zone: zone });
knowUsualStages();

const folder = mkdtempSync("/tmp/tandem-bench-");
const embedded = await startEmbedded(folder);
const url = await ownDatabase(embedded.url, "bench", derive);
await prepareDatabase(url, derive);
const { id, token } = await seed(url, rows);
const boss = await spread();
const door = openDoor(url.replace(/\/\/[^@]+@/, `//tandem_app:${derive("login", "tandem_app")}@`), { connections: 1 });

// (A salesperson's home begins with what is theirs, and asks of everybody where they choose so.)
for (const { who, proof, owner } of [
  { who: "ceo", proof: boss, owner: undefined },
  { who: "sales", proof: token, owner: undefined },
  { who: "mine", proof: token, owner: "me" },
])
  for (const word of ["this-month", "this-quarter", "this-year"]) {
    const narrowed = { period: periodOf(word), owner };
    const pages = {
      home: homeQuestions(narrowed, { id, team_id: null, costs: who === "ceo" }),
      leads: leadsQuestions(narrowed),
    };
    for (const [page, asked] of Object.entries(pages)) {
      const sets = sameRows(Object.values(asked).map((each: Asked) => questionOf(each, { id, team_id: null }, zone)));
      const statements = sets.map(({ of, rest, asked: all }) => summariesStatement(register[of as "leads"], rest, all));
      const actor = { proof: `session:${proof}` as const };
      const door_alone = await median(() => door.flush(actor, [by_bitmap]));
      const all = (await median(() => door.flush(actor, [by_bitmap, ...statements]))) - door_alone;
      const each: string[] = [];
      for (const statement of statements)
        each.push(((await median(() => door.flush(actor, [by_bitmap, statement]))) - door_alone).toFixed(0));
      console.log(
        `${page.padEnd(6)} ${who.padEnd(6)} ${word.padEnd(13)} ${all.toFixed(0).padStart(5)} ms (${each.join(" ")})`,
      );
    }
  }
await door.close();
await embedded.stop();
rmSync(folder, { recursive: true, force: true });

async function median(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns + 3; turn++) {
    const since = performance.now();
    await ask();
    if (turn >= 3) times.push(performance.now() - since);
  }
  return quantile(times, 0.5);
}

/** Makes two years of them, two thirds closed, with sources, days and next steps; signs a chief in and answers their proof. */
async function spread(): Promise<string> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  await owner.query("alter table public.leads disable trigger user");
  await owner.query(
    `update public.leads set created_at = now() - n * interval '2 years' / $1, source = (array['Fair', 'Web', 'Phone', 'Partner', null])[1 + n % 5],
       stage = (array['won', 'lost', 'won', 'lost', 'lost', 'lost', 'new', 'contacted', 'qualified', 'proposal'])[1 + n % 10],
       stage_entered_at = now() - n * interval '2 years' / $1 * random(), expected_close = current_date + n % 300 - 60,
       next_activity_at = case when n % 3 > 0 then now() + (n % 90 - 20) * interval '7 hours' end,
       answer_due_at = now() - n * interval '2 years' / $1 + interval '1 day',
       answered_at = case when n % 50 > 0 then now() - n * interval '2 years' / $1 + n % 30 * interval '1 hour' end,
       answer_minutes = case when n % 50 > 0 then n % 30 * 60 end,
       lost_reason = case when n % 10 in (1, 3, 4, 5) then (array['Price', 'No need', 'Timing'])[1 + n % 3] end
     from (select id, row_number() over (order by created_at desc)::int as n from public.leads) o where o.id = leads.id`,
    [rows],
  );
  await owner.query("alter table public.leads enable trigger user");
  const one =
    "insert into public.people (name, email, kind) values ('Chief', 'chief@bench.test', 'employee') returning id";
  const chief = (await owner.query<{ id: string }>(one)).rows[0]?.id;
  await owner.query("insert into public.user_roles (user_id, role) values ($1, 'ceo')", [chief]);
  await owner.query(
    `insert into auth."user" (id, name, email) select id, name, email from public.people where id = $1`,
    [chief],
  );
  const proof = "bench-chief-0123456789abcdefghijklmn";
  await owner.query(
    `insert into auth.session (token, "userId", "expiresAt", door, second_factor) values ($1, $2, now() + interval '1 day', 'employee', true)`,
    [proof, chief],
  );
  await owner.query("vacuum full public.leads");
  await owner.query("vacuum analyze");
  await owner.end();
  return proof;
}
