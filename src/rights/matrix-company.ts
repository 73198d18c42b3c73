import { sql, type SQL } from "drizzle-orm";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { sqlState } from "../database/door.ts";
import { cells, type Cell } from "./matrix.ts";

/** One person of each role, and a row of each kind for them in each table. */
export type MatrixCompany = { company: TestCompany; people: Map<string, Subject> };
type Subject = {
  person: TestPerson;
  rows: Record<string, Record<string, string>>;
  owners: Record<string, string | null>;
};

const roles = [...new Set(cells().map(({ role }) => role))];

export async function matrixCompany(): Promise<MatrixCompany> {
  const company = await testCompany();
  const people = new Map<string, Subject>();
  for (const role of roles) people.set(role, await subject(company, role));
  return { company, people };
}

async function subject(company: TestCompany, role: string): Promise<Subject> {
  const team_id = await company.team(`Team of ${role}`);
  const own_account = await company.row("public.accounts", { name: "Own account" });
  const person = await company.person(role, role.startsWith("client") ? { account_id: own_account } : { team_id });
  const mate = await company.person("sales", role.startsWith("client") ? {} : { team_id });
  const stranger = await company.person("sales", { team_id: await company.team(`Other team of ${role}`) });
  const owners = { own: person.id, team: mate.id, unowned: null, other: stranger.id };
  const owned = (table: string) => rowsOf(company, table, owners);
  const accounts = { ...(await owned("public.accounts")), account: own_account };
  const contacts = {
    ...(await owned("public.contacts")),
    account: await company.row("public.contacts", {
      name: "Colleague",
      account_id: own_account,
      owner_id: stranger.id,
    }),
    self: await company.row("public.contacts", {
      name: "Me",
      portal_user_id: person.id,
      account_id: own_account,
      owner_id: stranger.id,
    }),
  };
  const colleague = await company.person("client", { account_id: own_account });
  const role_of = async (id: string) =>
    (await company.owner.query<{ id: string }>("select id from public.user_roles where user_id = $1", [id])).rows[0]
      ?.id ?? "";
  const only = (await company.owner.query<{ id: string }>("select id from public.company")).rows[0]?.id ?? "";
  const rows = {
    leads: await owned("public.leads"),
    accounts,
    contacts,
    people: { self: person.id, account: colleague.id, other: stranger.id },
    teams: { other: await company.team("Some team") },
    tags: { other: await company.row("public.tags", { name: `Tag of ${role}` }) },
    employee_presence: { other: await presence(company, stranger.id) },
    company: { other: only },
    saved_searches: await savedBy(company, { own: person.id, other: stranger.id }),
    saved_views: await viewsOf(company, team_id, {
      own: person.id,
      team: mate.id,
      public: stranger.id,
      other: mate.id,
    }),
    notifications: await notificationsOf(company, { own: person.id, other: stranger.id }),
    imports: await importsOf(company, { own: person.id, other: stranger.id }),
    user_roles: { self: await role_of(person.id), other: await role_of(stranger.id) },
  };
  return { person, rows, owners };
}

async function presence(company: TestCompany, user_id: string): Promise<string> {
  await company.owner.query("insert into public.employee_presence values ($1, true, now(), '/leads', 'a-session')", [
    user_id,
  ]);
  return user_id;
}

async function savedBy(company: TestCompany, owners: Record<string, string>): Promise<Record<string, string>> {
  const rows: Record<string, string> = {};
  for (const [kind, user_id] of Object.entries(owners))
    rows[kind] = await company.row("public.saved_searches", { search_name: "Paris", query_text: "paris", user_id });
  return rows;
}

async function viewsOf(
  company: TestCompany,
  team_id: string,
  makers: Record<string, string>,
): Promise<Record<string, string>> {
  const rows: Record<string, string> = {};
  for (const [kind, user_id] of Object.entries(makers)) {
    const visibility = kind === "team" || kind === "public" ? kind : "private";
    rows[kind] = await company.row("public.saved_views", { name: "A", entity: "leads", user_id, visibility, team_id });
  }
  return rows;
}

async function notificationsOf(company: TestCompany, owners: Record<string, string>): Promise<Record<string, string>> {
  const rows: Record<string, string> = {};
  for (const [kind, user_id] of Object.entries(owners))
    rows[kind] = await company.row("public.notifications", { user_id, kind: "role", title: "Told", dedupe_key: kind });
  return rows;
}

async function importsOf(company: TestCompany, owners: Record<string, string>): Promise<Record<string, string>> {
  const rows: Record<string, string> = {};
  for (const [kind, owner_id] of Object.entries(owners))
    rows[kind] = await company.row("public.imports", { name: "file.csv", entity: "leads", owner_id });
  return rows;
}

async function rowsOf(
  company: TestCompany,
  table: string,
  owners: Record<string, string | null>,
): Promise<Record<string, string>> {
  const rows: Record<string, string> = {};
  for (const [kind, owner_id] of Object.entries(owners))
    rows[kind] = await company.row(table, { name: `A row, ${kind}`, owner_id });
  return rows;
}

/** Tries every cell (of one table, where named); answers those in which the database says otherwise than the matrix. */
export async function disagreements({ company, people }: MatrixCompany, entity?: string): Promise<string[]> {
  const found: string[] = [];
  for (const cell of cells().filter((candidate) => !entity || candidate.entity === entity)) {
    const subject_of_role = people.get(cell.role) as Subject;
    for (const kind of Object.keys(subject_of_role.rows[cell.entity] ?? {})) {
      if (cell.verb === "create" && cell.entity in created_by_owner && !(kind in subject_of_role.owners)) continue;
      const expected = cell.kinds === "*" || cell.kinds.includes(kind);
      const allowed = await attempt(company, subject_of_role, cell, kind);
      if (allowed !== expected)
        found.push(`${cell.role} ${cell.verb} ${cell.entity} ${kind}: ${allowed ? "leaks" : "is denied"}`);
    }
  }
  return found;
}

const created_by_owner = {
  leads: true,
  accounts: true,
  contacts: true,
  imports: true,
  saved_searches: true,
  saved_views: true,
};
const owned_unless_named = { leads: true, accounts: true, contacts: true, imports: true };
const unownedMade = (entity: string) =>
  sql`select id from public.${sql.identifier(entity)} where name = 'made' and owner_id is null`;
class Undo extends Error {}

// Each attempt is undone; what counts is whether the database let it happen.
async function attempt(
  company: TestCompany,
  { person, rows, owners }: Subject,
  cell: Cell,
  kind: string,
): Promise<boolean> {
  let affected = 0;
  try {
    await company.database.as(person.actor, async (tx) => {
      affected =
        (await tx.execute(statement(cell, rows[cell.entity]?.[kind] ?? "", person, owners[kind] ?? null))).rowCount ??
        0;
      // Who may create only what is somebody's has made their own: there is no row without an owner then.
      if (affected > 0 && cell.verb === "create" && kind === "unowned" && cell.entity in owned_unless_named)
        affected = (await tx.execute(unownedMade(cell.entity))).rowCount ?? 0;
      throw new Undo();
    });
  } catch (error) {
    if (error instanceof Undo) return affected > 0;
    if (["42501", "P0002", "23505", "23514"].includes(sqlState(error) ?? "")) return false;
    throw error;
  }
  return false;
}

// A column of each table that every role which may change it at all may change.
const changed: Record<string, string> = {
  leads: "source",
  accounts: "city",
  contacts: "language",
  people: "title",
  tags: "name",
  teams: "name",
  company: "name",
  user_roles: "reason",
  imports: "error",
  saved_searches: "search_name",
  saved_views: "name",
  notifications: "read",
};

function statement({ entity, verb }: Cell, id: string, person: TestPerson, owner_id: string | null): SQL {
  const table = sql`public.${sql.identifier(entity)}`;
  if (entity === "employee_presence" && verb !== "read") return presenceStatement(verb, id, person);
  const key = sql.identifier(entity === "employee_presence" ? "user_id" : "id");
  switch (verb) {
    case "read":
      return sql`select ${key} from ${table} where ${key} = ${id}`;
    case "update":
      return sql`update ${table} set ${sql.identifier(changed[entity] ?? "")} = ${entity === "notifications" ? "true" : "x"} where id = ${id} returning id`;
    case "delete":
      return entity === "user_roles"
        ? sql`delete from ${table} where id = ${id}`
        : sql`update ${table} set deleted_at = now() where id = ${id} returning id`;
    case "assign":
      return sql`select app.hand_over(${entity}, ${id}, ${person.id}, 'assign')`;
    case "claim":
      return sql`select app.hand_over(${entity}, ${id}, app.user_id(), 'claim')`;
  }
  if (entity === "notifications")
    return sql`insert into ${table} (user_id, kind, title, dedupe_key) values (${person.id}, 'role', 'made', 'made')`;
  if (entity === "imports")
    return sql`insert into ${table} (name, entity, owner_id) values ('made', 'leads', ${owner_id})`;
  if (entity === "saved_searches")
    return sql`insert into ${table} (search_name, query_text, user_id) values ('made', 'made', ${owner_id})`;
  if (entity === "saved_views")
    return sql`insert into ${table} (name, entity, user_id) values ('made', 'leads', ${owner_id})`;
  if (entity in created_by_owner) return sql`insert into ${table} (name, owner_id) values ('made', ${owner_id})`;
  if (entity === "people")
    return sql`insert into ${table} (name, email, kind) values ('x', gen_random_uuid()::text, 'employee')`;
  if (entity === "user_roles") return sql`insert into ${table} (user_id, role) values (${person.id}, 'admin')`;
  return sql`insert into ${table} (name) values ('made')`;
}

function presenceStatement(verb: string, id: string, person: TestPerson): SQL {
  if (verb === "delete") return sql`delete from public.employee_presence where user_id = ${id}`;
  if (verb === "update") return sql`update public.employee_presence set is_online = false where user_id = ${id}`;
  return sql`insert into public.employee_presence values (${person.id}, true, now())`;
}
