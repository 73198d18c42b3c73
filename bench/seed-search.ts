import pg from "pg";
import type { Subject } from "./seed.ts";

/** Who searches: one who sees a tenth of the rows, one who sees a thousandth, and one who sees all. */
export type Searchers = { tenth: Subject; thousandth: Subject; all: Subject };

const syllables =
  "ba be bi bo da de do fa fe ga gue ka la le li lo ma me mi mo na ne no pa pe ra re ri ro sa se so ta te ti to va ve vi".split(
    " ",
  );
const firsts =
  "Claire Thomas Hélène Julien Inès Yann Léa Émile Zoé François Chloé Nicolas Anaïs Hugo Agnès Paul Maud Nadia Sophie Amir".split(
    " ",
  );
const forms = [
  "Ateliers",
  "Maison",
  "Société",
  "Groupe",
  "Cabinet",
  "Transports",
  "Menuiserie",
  "Boulangerie",
  "Garage",
  "Imprimerie",
  "Domaine",
  "Clinique",
];
const cities = [
  "Paris",
  "Rouen",
  "Lyon",
  "Lille",
  "Nantes",
  "Caen",
  "Le Havre",
  "Évreux",
  "Dieppe",
  "Rennes",
  "Bordeaux",
  "Toulouse",
  "Strasbourg",
  "Nice",
  "Brest",
];

/**
 * Fills a migrated database with so many leads, clients and contacts with names as people have them, of ten teams; and so many
 * comments and activities of them.
 */
export async function seedSearch(url: string, rows: number, said: number): Promise<Searchers> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const run = (sql: string, values: unknown[] = []) => owner.query<{ id: string }>(sql, values);
  await run("insert into public.company (name) values ('Bench')");
  await run("insert into public.teams (name) select 'Team ' || n from generate_series(0, 10) n");
  await run(`insert into public.people (name, email, kind, team_id) select 'Person ' || n, 'p' || lpad(n::text, 3, '0') || '@bench.test', 'employee',
    (select id from public.teams where name = 'Team ' || n % 10) from generate_series(0, 99) n`);
  await run(
    `insert into public.people (name, email, kind, team_id) select name, name || '@bench.test', 'employee', (select id from public.teams where name = 'Team 10') from unnest('{narrow,all}'::text[]) name`,
  );
  await run(
    "insert into public.user_roles (user_id, role) select id, case name when 'all' then 'admin' else 'sales' end from public.people",
  );
  await run(`insert into auth."user" (id, name, email) select id, name, email from public.people`);
  const sizes = { leads: 0.6, accounts: 0.2, contacts: 0.2 };
  for (const [table, share] of Object.entries(sizes)) await fill(run, table, Math.round(rows * share));
  for (const table of ["comments", "activities"]) await fillSaid(run, table, Math.round(said / 2));
  await run("vacuum analyze");
  const searchers: Partial<Searchers> = {};
  for (const [who, email] of [
    ["tenth", "p000@bench.test"],
    ["thousandth", "narrow@bench.test"],
    ["all", "all@bench.test"],
  ] as const) {
    const id = (await run("select id from public.people where email = $1", [email])).rows[0]?.id ?? "";
    const token = `bench-token-${who}-0123456789abcdefghij`;
    await run(
      `insert into auth.session (token, "userId", "expiresAt", door, second_factor) values ($1, $2, now() + interval '1 day', 'employee', true)`,
      [token, id],
    );
    searchers[who] = { id, token };
  }
  await owner.end();
  return searchers as Searchers;
}

// The triggers are off: they were made for people's writes. The search rows are made at the end, all at once.
async function fill(
  run: (sql: string, values?: unknown[]) => Promise<unknown>,
  table: string,
  rows: number,
): Promise<void> {
  const word = (salt: number, n = "n") =>
    [1, 2, 3]
      .map((part) => `v.syllables[1 + abs(hashint8(${n}::bigint * ${salt * 10 + part})) % ${syllables.length}]`)
      .join(" || ");
  const last = `initcap(${word(7, "(n % 30011)")})`;
  const company = `v.forms[1 + n % ${forms.length}] || ' ' || initcap(${word(11, "(n % 50021)")})`;
  const first = `v.firsts[1 + abs(hashint4(n)) % ${firsts.length}]`;
  const city = `v.cities[1 + abs(hashint4(n + 1)) % ${cities.length}]`;
  const email = `array[lower(${last}) || n || '@bench.test']`;
  const columns = {
    leads: ["company_name, city, emails", `${first} || ' ' || ${last}`, `${company}, ${city}, ${email}`],
    accounts: ["legal_name, city, domains", company, `${last}, ${city}, array[lower(${last}) || '.test']`],
    contacts: ["title, civility, emails", `${first} || ' ' || ${last}`, `${company} || ' ' || ${city}, null, ${email}`],
  }[table] as [string, string, string];
  await run(`alter table public.${table} disable trigger user`);
  // (How probable a lead is comes from its stage.)
  if (table === "leads") await run("alter table public.leads enable trigger e_stage");
  await run(
    `insert into public.${table} (name, ${columns[0]}, owner_id, team_id, updated_at)
     select ${columns[1]}, ${columns[2]}, p.id, p.team_id, now() - n * interval '40 seconds' from generate_series(1, $1::int) n
       cross join (select $2::text[] as firsts, $3::text[] as syllables, $4::text[] as forms, $5::text[] as cities) v
       join (select id, team_id, case name when 'narrow' then 100 else substr(email, 2, 3)::int end as no from public.people where name <> 'all') p
         on p.no = case when n % 1000 = 0 then 100 else abs(hashint8(n::bigint * 31)) % 100 end`,
    [rows, firsts, syllables, forms, cities],
  );
  await run(`alter table public.${table} enable trigger user`);
}

// Some twenty words each, names and places among them, about the leads in turn.
async function fillSaid(run: (sql: string, values?: unknown[]) => Promise<unknown>, table: string, rows: number) {
  if (rows === 0) return;
  await run(`alter table public.${table} disable trigger user`);
  const more = table === "comments" ? ["", ""] : [", kind, owner_id, team_id", ", 'call', l.owner_id, l.team_id"];
  await run(
    `insert into public.${table} (entity, row_id, about, parent_owner_id, parent_team_id, created_by, updated_at, body${more[0]})
     select 'leads', l.id, l.name, l.owner_id, l.team_id, l.owner_id, now() - n * interval '40 seconds',
       'Spoke with ' || l.name || ' of ' || l.company_name || ' about the offer number ' || n || ' for ' || l.city
         || ': wants the drawings before the next meeting, asks for a discount and a visit of the site, call again' ${more[1]}
       from (select *, row_number() over (order by id) as n from public.leads) l, generate_series(0, $1::int / 60000) turn where l.n <= $1 limit $1`,
    [rows],
  );
  await run(`alter table public.${table} enable trigger user`);
}

/** What the triggers would have written, all at once. */
export async function fillSearchRows(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where schemaname = 'app' and indexname = 'search_rows_lexemes_index'",
  );
  await owner.query("drop index app.search_rows_lexemes_index");
  await owner.query(
    "select app.make_searchable(entity) from unnest('{leads,accounts,contacts,comments,activities}'::name[]) entity",
  );
  await owner.query("set maintenance_work_mem = '512MB'");
  await owner.query(rows[0]?.indexdef ?? "");
  await owner.query("vacuum analyze app.search_rows");
  await owner.query("vacuum analyze app.search_words");
}
