import { mkdtempSync, rmSync } from "node:fs";
import pg from "pg";
import { readConfig } from "../src/config.ts";
import { openDoor } from "../src/database/door.ts";
import { startEmbedded } from "../src/database/embedded.ts";
import { ownDatabase, prepareDatabase } from "../src/database/open.ts";
import { secrets } from "../src/secrets.ts";
import { fillSearchRows, seedSearch } from "./seed-search.ts";
import type { Subject } from "./seed.ts";

// bench/search: search_global at four connections, beside SQL written by hand for the same person and words; and what the
// triggers cost an insert of many leads, and one comment.
const rows = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 4);
const said = Number(process.argv[4] ?? 0);
const derive = secrets(readConfig({ TANDEM_SECRET: "only-for-the-benchmark-0123456789abcdef" }));
// Beginnings, whole names, companies, places, stems, misspelt words, several words, operators, nothing at all.
const queries =
  "cl,cla,claire,ma,bov,bovama,moneva,maison,paris,rouen,ateliers,atelier,sociéte,clarie,monveva,menuisreie,zzzzzz,claire mon,claire moneva,groupe ka,maison ka rouen,thomas lyon,type:lead owner:me,claire type:client,is:open monev,moneva23150@bench".split(
    ",",
  );

const folder = mkdtempSync("/tmp/tandem-bench-");
const embedded = await startEmbedded(folder);
const owner_url = await ownDatabase(embedded.url, "bench", derive);
await prepareDatabase(owner_url, derive);
const searchers = await seedSearch(owner_url, rows, said);
const owner = new pg.Client({ connectionString: owner_url });
await owner.connect();
await fillSearchRows(owner);
const door = openDoor(owner_url.replace(/\/\/[^@]+@/, `//tandem_app:${derive("login", "tandem_app")}@`), {
  connections: 4,
});

console.log(
  `\n${rows.toLocaleString("en")} rows, ${said.toLocaleString("en")} said of them, ${queries.length} queries, 4 connections: p50, p95, slowest in ms`,
);
for (const [who, subject] of Object.entries(searchers)) {
  await measure(subject, ours);
  const [mine, by_hand] = [await measure(subject, ours), await byHand(subject)];
  console.log(
    `${who.padEnd(12)} search_global ${line(mine)}   by hand ${line(by_hand)}   ratio of p95 ${(quantile(mine, 0.95) / quantile(by_hand, 0.95)).toFixed(2)}`,
  );
}
await insertCost();
await commentCost();
await door.close();
await owner.end();
await embedded.stop();
rmSync(folder, { recursive: true, force: true });

function ours(subject: Subject, words: string): Promise<unknown> {
  const text = "select coalesce(json_agg(h), '[]')::text from app.found($1, 20) h";
  return door.flush({ proof: `session:${subject.token}` }, [{ text, values: [words] }]);
}

async function measure(subject: Subject, search: (subject: Subject, words: string) => Promise<unknown>) {
  const waiting = Array.from({ length: rounds }, () => queries).flat();
  const times: number[] = [];
  const worker = async () => {
    for (let words = waiting.pop(); words !== undefined; words = waiting.pop()) {
      const started = performance.now();
      await search(subject, words);
      times.push(performance.now() - started);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return times;
}

// What one would write for one team and one question: no rights, no ranking beyond the name, no marks, no operators; the
// same tables and indexes, words that are misspelt by similarity to the known ones.
async function byHand(subject: Subject): Promise<number[]> {
  const pool = new pg.Pool({ connectionString: owner_url, max: 4 });
  const { rows: people } = await owner.query<{ team_id: string; name: string }>(
    "select team_id, name from public.people where id = $1",
    [subject.id],
  );
  const team = people[0]?.name === "all" ? null : people[0]?.team_id;
  const scope = team ? "team_id = $2" : "$2::uuid is null";
  const find = (match: string) =>
    `select id, name, description from app.search_rows where ${scope} and lexemes @@ ${match} order by at desc limit 20`;
  const times = await measure(subject, async (_subject, words) => {
    const plain = words
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .split(" ")
      .filter((word) => !word.includes(":"));
    if (plain.length === 0)
      return pool.query(`select id, name from app.search_rows where owner_id = $1 order by at desc limit 20`, [
        subject.id,
      ]);
    const prefix = plain.map((word) => `'${word}':*`).join("&");
    const found = await pool.query(find("$1::tsquery"), [prefix, team]);
    if (found.rowCount && found.rowCount > 4) return found;
    const { rows: near } = await pool.query<{ q: string | null }>(
      `select string_agg('(' || words || ')', '&') as q from (select string_agg('''' || k.word || '''', '|') as words from unnest($1::text[]) w
         join lateral (select word from app.search_words where word operator(public.%) w order by public.similarity(word, w) desc limit 20) k on true group by w) n`,
      [plain],
    );
    return near[0]?.q ? pool.query(find("$1::tsquery"), [near[0].q, team]) : found;
  });
  await pool.end();
  return times;
}

/** 10,000 leads in statements of 1,000, with the triggers of the search and without, alternating. */
async function insertCost(): Promise<void> {
  const times: Record<"with" | "without", number[]> = { with: [], without: [] };
  for (let round = 0; round < 3; round++) {
    for (const way of ["without", "with"] as const) {
      await owner.query(`alter table public.leads ${way === "with" ? "enable" : "disable"} trigger y_search_insert`);
      const started = performance.now();
      for (let batch = 0; batch < 10; batch++)
        await owner.query(
          `insert into public.leads (name, company_name, emails, owner_id) select 'Bench ' || n, 'Company ' || n % 997, array['b' || n || '@bench.test'], $1 from generate_series(1, 1000) n`,
          [searchers.tenth.id],
        );
      times[way].push(performance.now() - started);
    }
  }
  const [slow, fast] = [quantile(times.with, 0.5), quantile(times.without, 0.5)];
  console.log(
    `insert of 10,000 leads: ${(slow / 1000).toFixed(2)} s with the search, ${(fast / 1000).toFixed(2)} s without: ${(fast / slow).toFixed(2)} of the rate`,
  );
}

/** One comment of some twenty words at a time, with the triggers of the search and without, alternating. */
async function commentCost(): Promise<void> {
  const times: Record<"with" | "without", number[]> = { with: [], without: [] };
  const { rows: leads } = await owner.query<{ id: string }>("select id from public.leads limit 300");
  for (let round = 0; round < 4; round++) {
    for (const way of ["without", "with"] as const) {
      await owner.query(`alter table public.comments ${way === "with" ? "enable" : "disable"} trigger y_search_insert`);
      for (const { id } of leads) {
        const started = performance.now();
        await owner.query(
          "insert into public.comments (entity, row_id, body) values ('leads', $1, 'Wants the drawings before the next meeting, asks for a discount and a visit of the site; call again on Monday about offer ' || $2)",
          [id, round],
        );
        times[way].push(performance.now() - started);
      }
    }
  }
  const [slow, fast] = [quantile(times.with, 0.5), quantile(times.without, 0.5)];
  console.log(`a comment: ${slow.toFixed(2)} ms with the search, ${fast.toFixed(2)} ms without`);
}

function line(times: number[]): string {
  return [0.5, 0.95, 1].map((share) => quantile(times, share).toFixed(0).padStart(5)).join("");
}

function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
}
