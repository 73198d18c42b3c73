import pg, { type Client } from "pg";
import { demoActivities, with_contacts } from "./activities.ts";
import { analytics } from "./analytics.ts";
import { answers } from "./answers.ts";
import { demoClients, type Row } from "./clients.ts";
import { doublesOf, pairs_of_doubles } from "./doubles.ts";
import { deals_of_clients } from "./deals.ts";
import { demoLeads, type Step } from "./leads.ts";
import { demoPeople, type DemoPerson } from "./people.ts";
import { demoGroups } from "./groups.ts";
import { costs, targets } from "./plans.ts";
import { workflows } from "./workflows.ts";
import { campaigns } from "./campaigns.ts";
import { forms } from "./forms.ts";
import { email_templates } from "./email-templates.ts";
import { managing } from "./managing.ts";
import { projects } from "./projects.ts";
import { big_screens } from "./big-screens.ts";
import { chance } from "./random.ts";
import { dashboards } from "./dashboards.ts";
import { reports } from "./reports.ts";
import { lists, scores } from "./scores.ts";
import { demoTags } from "./tags.ts";
import { tasks } from "./tasks.ts";
import { inbox } from "./inbox.ts";
import { messages } from "./messages.ts";
import { tickets } from "./tickets.ts";
import { time } from "./time.ts";

/** Fills an empty database with the demonstration company; every person gets the password of this hash. */
export async function loadDemo(owner: Client, password_hash: string, now = Date.now()): Promise<void> {
  const luck = chance(20_261_121);
  const people = demoPeople(luck);
  // Their past is told step by step below, not as one day's changes of the owner.
  for (const table of logged) await owner.query(`alter table public.${table} disable trigger z_log`);
  const { admin, sales } = await settle(owner, people, password_hash, now);
  const { accounts, contacts } = demoClients(luck, sales, now);
  Object.assign(accounts[0] ?? {}, {
    name: "Ateliers Rouvray",
    legal_name: "Ateliers Rouvray SAS",
    stage: "active",
    type: "customer",
  });
  const { leads, steps } = demoLeads(luck, sales, now);
  await insert(owner, "public.tags", demoTags(luck, [...accounts, ...leads], new Date(now).toISOString()));
  await insert(owner, "public.accounts", accounts);
  await insert(owner, "public.contacts", contacts);
  await openPortal(owner, people, accounts);
  await insert(owner, "public.leads", leads);
  const again = chance(20_261_125);
  const doubles = {
    leads: doublesOf("leads", leads, () => again.id(), now),
    accounts: doublesOf("accounts", accounts, () => again.id(), now),
  };
  for (const [table, rows] of Object.entries(doubles)) await insert(owner, `public.${table}`, rows);
  await remember(owner, [
    ...steps,
    ...doubles.leads.map((row) => created("leads", row, admin)),
    ...doubles.accounts.map((row) => created("accounts", row, admin)),
    ...accounts.map((row) => created("accounts", row, admin)),
    ...contacts.map((row) => created("contacts", row, admin)),
  ]);
  for (const table of logged) await owner.query(`alter table public.${table} enable trigger z_log`);
  await owner.query("analyze");
}

// After so many days a lead that nobody moves is stale.
const stale_days = `update public.stages s set stale_days = d.days
  from (values ('new', 7), ('contacted', 14), ('qualified', 30), ('proposal', 30), ('negotiation', 45)) d (key, days) where s.key = d.key`;

// (A lead's next step is something to do until somebody says what.)
const kinds_of_next_steps = `alter table public.activities disable trigger a_stamp;
  update public.activities a set kind = k.kind from (values ('Call', 'call'), ('Visit', 'visit'), ('Demo', 'meeting'), ('Contract review', 'meeting'),
    ('Committee', 'meeting'), ('E-mail', 'email')) k (subject, kind) where a.subject = k.subject and a.kind = 'to_do';
  alter table public.activities enable trigger a_stamp`;

const logged = ["company", "teams", "people", "user_roles", "accounts", "contacts", "leads", "tags"];

const doings = [
  ...pairs_of_doubles,
  targets,
  costs,
  ...projects,
  ...tasks,
  ...time,
  ...managing,
  ...tickets,
  ...messages,
  ...inbox,
  ...email_templates,
  ...workflows,
  ...forms,
  ...campaigns,
  ...reports,
  ...dashboards,
  ...big_screens,
  ...analytics,
];

/** Fills in what the people of the company have done with its leads and clients, and said of them. */
export async function loadDoings(owner: Client, now = Date.now()): Promise<void> {
  const of = async (table: string, columns = "stage"): Promise<Row[]> =>
    (await owner.query<Row>(`select id, owner_id, created_at, ${columns} from public.${table} order by id`)).rows;
  await owner.query(stale_days);
  await owner.query(lists);
  const parents = { leads: await of("leads"), accounts: await of("accounts") };
  for (const [table, rows] of Object.entries(demoActivities(chance(20_261_123), parents, now))) {
    await owner.query(`alter table public.${table} disable trigger z_log`);
    await insert(owner, `public.${table}`, rows);
    if (table === "activities") await owner.query(kinds_of_next_steps);
    await owner.query(`alter table public.${table} enable trigger z_log; analyze public.${table}`);
  }
  const { affiliations, parents: groups } = demoGroups(
    chance(20_261_124),
    parents.accounts,
    await of("contacts", "account_id"),
  );
  for (const table of ["affiliations", "contacts", "accounts"])
    await owner.query(`alter table public.${table} disable trigger z_log`);
  await insert(owner, "public.affiliations", affiliations);
  await owner.query(with_contacts);
  await owner.query(
    "update public.accounts a set parent_id = g.parent_id from json_to_recordset($1) g (id uuid, parent_id uuid) where a.id = g.id",
    [JSON.stringify(groups)],
  );
  await owner.query("alter table public.leads disable trigger z_log, disable trigger a_stamp");
  await owner.query(deals_of_clients);
  for (const query of answers) await owner.query(query);
  await owner.query(scores);
  await owner.query("alter table public.leads enable trigger z_log, enable trigger a_stamp");
  await owner.query("analyze public.leads");
  await owner.query("select app.weigh_client(id) from public.accounts order by id");
  for (const query of doings) await owner.query(query);
  for (const table of ["affiliations", "contacts", "accounts"])
    await owner.query(`alter table public.${table} enable trigger z_log; analyze public.${table}`);
}

async function settle(
  owner: Client,
  people: DemoPerson[],
  password: string,
  now: number,
): Promise<{ admin: DemoPerson; sales: DemoPerson[] }> {
  const started = new Date(now - 731 * 86_400_000).toISOString();
  await owner.query(
    "insert into public.company (name, language, demo, created_at) values ('Maison Ferrand', 'en', true, $1)",
    [started],
  );
  const teams = [...new Set(people.flatMap(({ team }) => team ?? []))];
  await owner.query("insert into public.teams (name, created_at) select unnest($1::text[]), $2", [teams, started]);
  await owner.query(
    `insert into public.people (id, name, email, kind, title, team_id, created_at)
     select p.id, p.name, p.email, p.kind, p.title, (select t.id from public.teams t where t.name = p.team), $2 from json_to_recordset($1) p (id uuid, name text, email text, kind text, title text, team text)`,
    [JSON.stringify(people), started],
  );
  await owner.query(
    `insert into public.user_roles (user_id, role, reason, created_at) select p.id, p.role, 'demonstration', $2 from json_to_recordset($1) p (id uuid, role text)`,
    [JSON.stringify(people), started],
  );
  await owner.query(
    `insert into auth."user" (id, name, email, "emailVerified") select id, name, email, true from public.people`,
  );
  await owner.query(
    `insert into auth.account ("accountId", "providerId", "userId", password) select id::text, 'credential', id, $1 from public.people`,
    [password],
  );
  const of = (role: string) => people.filter((person) => person.role === role);
  return { admin: of("admin")[0] as DemoPerson, sales: of("sales") };
}

// Both people of the clients' door belong to the first company.
async function openPortal(owner: Client, people: DemoPerson[], accounts: Row[]): Promise<void> {
  const [first] = accounts;
  const clients = people.filter(({ kind }) => kind === "client");
  await owner.query("update public.people set account_id = $1 where kind = 'client'", [first?.id]);
  for (const person of clients) {
    await owner.query(
      "insert into public.contacts (name, title, account_id, owner_id, emails, portal_user_id) values ($1, $2, $3, $4, $5, $6)",
      [person.name, person.title, first?.id, first?.["owner_id"], [person.email], person.id],
    );
  }
}

async function insert(owner: Client, table: string, rows: Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
    .map((column) => pg.escapeIdentifier(column))
    .join(", ");
  await owner.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

function created(entity: string, row: Row, admin: DemoPerson): Step & { entity: string } {
  return {
    entity,
    row_id: row.id,
    actor_id: String(row["created_by"] ?? admin.id),
    at: String(row["created_at"]),
    verb: "create",
    before: null,
    after: { name: row["name"] },
  };
}

async function remember(owner: Client, steps: (Step & { entity?: string })[]): Promise<void> {
  await owner.query(
    `insert into app.log (at, actor_id, entity, row_id, verb, before, after, salt, digest)
     select s.at, s.actor_id, coalesce(s.entity, 'leads'), s.row_id, s.verb, s.before, s.after, s.salt, sha256(convert_to(concat_ws('|', s.salt, s.before, s.after), 'UTF8'))
       from (select *, gen_random_uuid() as salt from json_to_recordset($1) r (at timestamptz, actor_id uuid, entity text, row_id uuid, verb text, before jsonb, after jsonb)) s order by s.at`,
    [JSON.stringify(steps)],
  );
}
