import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import pg from "pg";
import { StartError, type Config } from "../config.ts";
import type { Derive } from "../secrets.ts";
import { openDoor, type Database } from "./door.ts";
import { runningEmbedded, startEmbedded } from "./embedded.ts";
import { installJobs } from "./install-jobs.ts";
import { migrate } from "./migrate.ts";
import { ensureRoles, serverVersion, type Login } from "./roles.ts";

/** The doors to the data, each with connections of its own, so that who waits at one keeps nobody from another. */
export type Doors = {
  /** For what a screen or a program asks: statements of 3 s at most. */
  database: Database;
  /** For signing in, the session and health, which are answered whatever the others do. */
  front: Database;
  /** For what administrators do to many records at once. */
  patient: Database;
  /** For exports, page by page. */
  exports: Database;
  /** For the server's own work: readers of the feed, mail, chores. */
  own: Database;
};

/** An open database: its doors, the addresses of the other logins, and how to close it. */
export type Opened = {
  doors: Doors;
  login_url(login: Login): string;
  /** Writes the past of a new company, as the owner and in one transaction; nothing else goes this way. */
  seed(work: (owner: pg.Client) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};

/** Starts or reaches the database, brings it to this program's schema and opens the door. */
export async function openDatabase(config: Config, derive: Derive): Promise<Opened> {
  const embedded = config.database_url ? undefined : await startEmbedded(config.data);
  try {
    const owner_url = config.database_url ?? (await ownDatabase(embedded?.url ?? "", "tandem", derive));
    await prepareDatabase(owner_url, derive);
    const login_url = (login: Login) => withUser(owner_url, login, derive("login", login));
    const doors = openDoors(login_url("tandem_app"));
    const close = async () => {
      await Promise.all(Object.values(doors).map((door) => door.close()));
      await embedded?.stop();
    };
    return { doors, login_url, seed: (work) => connected(owner_url, (owner) => inTransaction(owner, work)), close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

const screen_ms = 3000;

function openDoors(url: string): Doors {
  return {
    database: openDoor(url, { connections: 12, heavy: Math.min(4, availableParallelism()), statement_ms: screen_ms }),
    front: openDoor(url, { connections: 4, statement_ms: screen_ms }),
    patient: openDoor(url, { connections: 2, statement_ms: 60_000 }),
    exports: openDoor(url, { connections: 3 }),
    own: openDoor(url, { connections: 4 }),
  };
}

/**
 * Does something as the owner, in one transaction, beside a server that may be running: whoever can read its secret and
 * reach its database may do this.
 */
export async function asOwner(
  config: Config,
  keys: (config: Config) => Derive,
  work: (owner: pg.Client) => Promise<void>,
): Promise<void> {
  if (config.database_url) return connected(config.database_url, (owner) => inTransaction(owner, work));
  const running = await runningEmbedded(config.data);
  const embedded = running ?? (await startEmbedded(config.data));
  try {
    const url = withUser(embedded.url, "tandem_owner", keys(config)("login", "tandem_owner"), "tandem");
    await connected(url, (owner) => inTransaction(owner, work));
  } finally {
    if (!running) await embedded.stop();
  }
}

// They know no row security and no quota, and we use none (docs/decisions/0017-large-objects.md).
const no_large_objects = `do $$ declare f regprocedure; begin
  for f in select oid from pg_proc where pronamespace = 'pg_catalog'::regnamespace and proname ~ '^(lo_.*|loread|lowrite)$' loop
    execute format('revoke execute on function %s from public', f);
  end loop;
end $$`;

/** Makes, as superuser of an embedded cluster, a database and its owner, who is none; answers the owner's URL. */
export async function ownDatabase(superuser_url: string, name: string, derive: Derive): Promise<string> {
  const password = derive("login", "tandem_owner");
  await connected(superuser_url, async (superuser) => {
    const owner = await superuser.query("select from pg_roles where rolname = 'tandem_owner'");
    await superuser.query(
      `${owner.rowCount ? "alter" : "create"} role tandem_owner login createrole nosuperuser password '${password}'`,
    );
    const database = await superuser.query("select from pg_database where datname = $1", [name]);
    if (!database.rowCount) await superuser.query(`create database ${pg.escapeIdentifier(name)} owner tandem_owner`);
  });
  const inside = new URL(superuser_url);
  inside.pathname = `/${name}`;
  await connected(inside.href, async (superuser) => void (await superuser.query(no_large_objects)));
  return withUser(superuser_url, "tandem_owner", password, name);
}

/** Brings a database to this program's schema, as its owner: roles, privileges, migrations, the server's own proof. */
export async function prepareDatabase(owner_url: string, derive: Derive): Promise<void> {
  await connected(owner_url, async (owner) => {
    if ((await serverVersion(owner)) < 150000)
      throw new StartError("The PostgreSQL behind DATABASE_URL is older than 15: Tandem needs 15 or later.");
    await ensureRoles(owner, derive);
    const { rows } = await owner.query<{ name: string }>("select current_database() as name");
    await owner.query(`revoke temporary on database ${pg.escapeIdentifier(rows[0]?.name ?? "")} from public`);
    await installJobs(owner, withUser(owner_url, "tandem_jobs", derive("login", "tandem_jobs")));
    await migrate(owner);
    const hash = createHash("sha256").update(derive("system")).digest();
    await owner.query("delete from vault.system_proofs where hash <> $1", [hash]);
    await owner.query("insert into vault.system_proofs (hash) values ($1) on conflict do nothing", [hash]);
  });
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const where = new URL(url);
    throw new StartError(
      `The database at ${where.host} cannot be reached: ${(error as Error).message || "no answer"}.`,
      { cause: error },
    );
  }
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function inTransaction(client: pg.Client, work: (client: pg.Client) => Promise<void>): Promise<void> {
  await client.query("begin");
  await work(client);
  await client.query("commit");
}

function withUser(url: string, user: string, password: string, database?: string): string {
  const changed = new URL(url);
  changed.username = user;
  changed.password = password;
  if (database) changed.pathname = `/${database}`;
  return changed.href;
}
