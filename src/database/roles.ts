import type { Client } from "pg";
import type { Derive } from "../secrets.ts";

/** The logins of the server, apart from the owner: each reaches one thing (security.md 1). */
export const logins = ["tandem_app", "tandem_auth", "tandem_jobs"] as const;
export type Login = (typeof logins)[number];

/** The database role of each application role. */
const application_roles = [
  "ceo",
  "admin",
  "project_manager",
  "team_member",
  "employee",
  "sales",
  "marketing",
  "support",
  "auditor",
  "client",
  "client_admin",
  "system",
].map((role) => `tandem_${role}`);

/**
 * Makes the cluster's roles where they are missing and sets the logins' passwords; `owner` is connected as the owner of
 * the database, which needs CREATEROLE and nothing more.
 */
export async function ensureRoles(owner: Client, derive: Derive): Promise<void> {
  await owner.query("select pg_advisory_lock(7266)");
  try {
    const modern = (await serverVersion(owner)) >= 160000;
    const existing = new Set(
      (await owner.query<{ rolname: string }>("select rolname from pg_roles")).rows.map((row) => row.rolname),
    );
    const make = async (role: string, options: string) => {
      if (!existing.has(role)) await owner.query(`create role ${role} ${options}`);
    };
    await make("tandem_definer", "nologin");
    await make("tandem_roles", "nologin");
    for (const role of application_roles) await make(role, "nologin inherit");
    for (const login of logins) await make(login, "login noinherit");
    await grantMemberships(owner, modern);
    await limitLogins(owner, derive);
  } finally {
    await owner.query("select pg_advisory_unlock(7266)");
  }
}

/** The server's version as a number, such as 180004. */
export async function serverVersion(client: Client): Promise<number> {
  const answer = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  );
  return answer.rows[0]?.version ?? 0;
}

async function grantMemberships(owner: Client, modern: boolean): Promise<void> {
  const take = modern ? " with inherit false, set true" : "";
  await owner.query(`grant tandem_roles to ${application_roles.join(", ")}${modern ? " with inherit true" : ""}`);
  await owner.query(`grant ${application_roles.join(", ")} to tandem_app${take}`);
  // Definers add and read jobs, whose tables are their login's alone.
  await owner.query(`grant tandem_jobs to tandem_definer${modern ? " with inherit true, set false" : ""}`);
  await owner.query(`grant tandem_definer to current_user${modern ? " with inherit true, set true" : ""}`);
}

// Limits sit on the logins, since `set role` ignores a role's own settings.
async function limitLogins(owner: Client, derive: Derive): Promise<void> {
  for (const login of logins) {
    await owner.query(`alter role ${login} with password '${derive("login", login)}'`);
    await owner.query(`alter role ${login} set statement_timeout = '15s'`);
    await owner.query(`alter role ${login} set lock_timeout = '5s'`);
    await owner.query(`alter role ${login} set idle_in_transaction_session_timeout = '10s'`);
  }
  // With bitmaps PostgreSQL answers the `own or team or …` of the policies by collecting and sorting all those rows;
  // without, it walks the index in the order asked for and stops at the page's end. Text search and what counts set it on again.
  await owner.query("alter role tandem_app set enable_bitmapscan = off");
  await owner.query("alter role tandem_app set random_page_cost = 1.1");
  await owner.query("alter role tandem_auth set search_path = auth");
}
