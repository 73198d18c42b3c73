import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { openDoor, type Actor, type Database } from "../database/door.ts";
import { derive_for_tests } from "./keys.ts";

/** Somebody in a test: their id, and the proof with which they enter. */
export type TestPerson = {
  id: string;
  name: string;
  email: string;
  role: string;
  team_id: string | null;
  token: string;
  actor: Actor;
};

/** A company of its own for one test file: an empty migrated database, its owner, and ways to people it. */
export type TestCompany = {
  database: Database;
  /** The owner's connection: sees everything, for arranging and for looking behind the scenes. */
  owner: pg.Client;
  login_url(login: string): string;
  system: Actor;
  team(name: string): Promise<string>;
  person(role: string, options?: { team_id?: string; account_id?: string; name?: string }): Promise<TestPerson>;
  /** Inserts a row as the owner and answers its id. */
  row: (table: string, values: Record<string, unknown>) => Promise<string>;
  close(): Promise<void>;
};

/** Copies the template database for this test file. */
export async function testCompany(): Promise<TestCompany> {
  const template = new URL(inject("template_url"));
  const name = `tandem_test_${randomBytes(6).toString("hex")}`;
  // Copying its files takes a third of the time that writing each page into the log takes.
  const copy = `create database ${name} template ${template.pathname.slice(1)} strategy file_copy`;
  await onMaintenance(template, "select pg_advisory_lock(7268)", copy);
  const owner_url = withParts(template, { database: name });
  const owner = new pg.Client({ connectionString: owner_url });
  await owner.connect();
  await owner.query(`revoke temporary on database ${name} from public`);
  await owner.query("insert into public.company (name) values ('Maison Ferrand')");
  const login_url = (login: string) =>
    withParts(template, { database: name, user: login, password: derive_for_tests("login", login) });
  const database = openDoor(login_url("tandem_app"));
  const row = async (table: string, values: Record<string, unknown>) => {
    const keys = Object.keys(values);
    const columns = keys.map((key) => pg.escapeIdentifier(key)).join(", ");
    const { rows } = await owner.query<{ id: string }>(
      `insert into ${table} (${columns}) values (${keys.map((_, index) => `$${index + 1}`).join(", ")}) returning id`,
      Object.values(values),
    );
    return rows[0]?.id ?? "";
  };
  return {
    database,
    owner,
    login_url,
    row,
    system: { proof: `system:${derive_for_tests("system")}` },
    team: (team_name) => row("public.teams", { name: team_name }),
    person: (role, options = {}) => makePerson(row, role, options),
    close: async () => {
      await database.close();
      await owner.end();
      await onMaintenance(template, `drop database ${name}`);
    },
  };
}

async function makePerson(
  row: TestCompany["row"],
  role: string,
  options: { team_id?: string; account_id?: string; name?: string },
): Promise<TestPerson> {
  const kind = role.startsWith("client") ? "client" : "employee";
  const email = `${role}-${randomUUID().slice(0, 8)}@test.example`;
  const name = options.name ?? `${role} ${email.slice(-20, -13)}`;
  const id = await row("public.people", {
    name,
    email,
    kind,
    team_id: options.team_id ?? null,
    account_id: options.account_id ?? null,
  });
  await row("public.user_roles", { user_id: id, role });
  await row(`auth."user"`, { id, name, email });
  const token = randomBytes(24).toString("base64url");
  const expiresAt = new Date(Date.now() + 3_600_000);
  await row("auth.session", { token, userId: id, expiresAt, door: kind, second_factor: true });
  return { id, name, email, role, team_id: options.team_id ?? null, token, actor: { proof: `session:${token}` } };
}

// Copying a template needs that nobody else is connected to it; files that start together wait their turn.
async function onMaintenance(template: URL, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: withParts(template, { database: "postgres" }) });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function withParts(url: URL, parts: { database: string; user?: string; password?: string }): string {
  const changed = new URL(url.href);
  changed.pathname = `/${parts.database}`;
  if (parts.user) changed.username = parts.user;
  if (parts.password) changed.password = parts.password;
  return changed.href;
}
