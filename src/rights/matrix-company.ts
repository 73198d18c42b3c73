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
  const colleague = await company.person("client", { account_id: own_account });
  const owners = { own: person.id, team: mate.id, unowned: null, other: stranger.id };
  const role_of = (user_id: string) => idOf(company, "select id from public.user_roles where user_id = $1", user_id);
  const rows = {
    ...(await recordsOf(company, owners, own_account)),
    ...(await privateRows(company, { own: person.id, other: stranger.id })),
    people: { self: person.id, account: colleague.id, other: stranger.id },
    teams: { other: await company.team("Some team") },
    tags: { other: await company.row("public.tags", { name: `Tag of ${role}` }) },
    employee_presence: { other: await presence(company, stranger.id) },
    company: { other: await idOf(company, "select id from public.company") },
    saved_views: await each({ own: person.id, team: mate.id, public: stranger.id, other: mate.id }, (user_id, kind) => {
      const visibility = kind === "team" || kind === "public" ? kind : "private";
      return company.row("public.saved_views", { name: "A", entity: "leads", user_id, visibility, team_id });
    }),
    user_roles: { self: await role_of(person.id), other: await role_of(stranger.id) },
  };
  return { person, rows, owners };
}

type Owners = { own: string; team: string; unowned: null; other: string };

async function recordsOf(company: TestCompany, owners: Owners, account_id: string) {
  const owned = (table: string) =>
    each(owners, (owner_id, kind) => company.row(table, { name: `A row, ${kind}`, owner_id }));
  const contact = { account_id, owner_id: owners.other };
  return {
    leads: await owned("public.leads"),
    accounts: { ...(await owned("public.accounts")), account: account_id },
    contacts: {
      ...(await owned("public.contacts")),
      account: await company.row("public.contacts", { ...contact, name: "Colleague" }),
      self: await company.row("public.contacts", { ...contact, name: "Me", portal_user_id: owners.own }),
    },
  };
}

async function privateRows(company: TestCompany, owners: Record<string, string>) {
  const search = { search_name: "Paris", query_text: "paris" };
  const notification = { kind: "role", title: "Told" };
  return {
    saved_searches: await each(owners, (user_id) => company.row("public.saved_searches", { ...search, user_id })),
    notifications: await each(owners, (user_id, kind) =>
      company.row("public.notifications", { ...notification, user_id, dedupe_key: kind }),
    ),
    imports: await each(owners, (owner_id) =>
      company.row("public.imports", { name: "file.csv", entity: "leads", owner_id }),
    ),
  };
}

async function presence(company: TestCompany, user_id: string): Promise<string> {
  await company.owner.query("insert into public.employee_presence values ($1, true, now(), '/leads', 'a-session')", [
    user_id,
  ]);
  return user_id;
}

async function idOf(company: TestCompany, text: string, ...values: string[]): Promise<string> {
  return (await company.owner.query<{ id: string }>(text, values)).rows[0]?.id ?? "";
}

/** A row for each of these owners, by what they are to the subject. */
async function each<Id>(
  owners: Record<string, Id>,
  make: (id: Id, kind: string) => Promise<string>,
): Promise<Record<string, string>> {
  const rows: Record<string, string> = {};
  for (const [kind, id] of Object.entries(owners)) rows[kind] = await make(id, kind);
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
