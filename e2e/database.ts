import { randomBytes } from "node:crypto";
import pg from "pg";

/** A database of its own on the server behind DATABASE_URL, for one running Tandem; undefined where there is none. */
export async function externalDatabase(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const given = process.env["DATABASE_URL"];
  if (!given) return undefined;
  const name = `tandem_e2e_${randomBytes(6).toString("hex")}`;
  await run(given, `create database ${name}`);
  const made = new URL(given);
  made.pathname = `/${name}`;
  return { url: made.href, drop: () => run(given, `drop database ${name}`) };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
