import { randomBytes } from "node:crypto";
import pg from "pg";

/** The setting that names the database with the demonstration company, of which each journey's own is a copy. */
export const copied_database = "TANDEM_E2E_DEMO_DATABASE";

export type External = { url: string; name: string; drop(): Promise<void> };

/**
 * A database of its own on the server behind DATABASE_URL, for one running Tandem, with the demonstration company where that has
 * been loaded once and is asked for; undefined where there is no such server.
 */
export async function externalDatabase(demo: boolean): Promise<External | undefined> {
  const given = process.env["DATABASE_URL"];
  if (!given) return undefined;
  const name = `tandem_e2e_${randomBytes(6).toString("hex")}`;
  const loaded = demo && process.env[copied_database];
  await run(given, `create database ${name}${loaded ? ` template ${loaded}` : ""}`);
  const made = new URL(given);
  made.pathname = `/${name}`;
  return { url: made.href, name, drop: () => dropDatabase(name) };
}

export const dropDatabase = (name: string) => run(process.env["DATABASE_URL"] ?? "", `drop database ${name}`);

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
