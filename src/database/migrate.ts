import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Client } from "pg";
import { StartError } from "../config.ts";

const folder = new URL("../../migrations/", import.meta.url);

type Migration = { name: string; sql: string; hash: string };

/** The migrations of this program, in order. */
export function readMigrations(): Migration[] {
  const names = readdirSync(folder).filter((name) => name.endsWith(".sql"));
  return names.toSorted().map((name) => {
    const sql = readFileSync(new URL(name, folder), "utf8");
    return { name, sql, hash: createHash("sha256").update(sql).digest("hex") };
  });
}

/**
 * Brings the database to this program's schema, each migration in a transaction of its own, one server at a time.
 * Refuses a database that a newer program has written, or whose past differs from this program's.
 */
export async function migrate(owner: Client, migrations = readMigrations()): Promise<void> {
  await owner.query("select pg_advisory_lock(7267)");
  try {
    await owner.query("create schema if not exists migrations");
    await owner.query(
      "create table if not exists migrations.applied (name text primary key, hash text not null, at timestamptz not null default now())",
    );
    const { rows: applied } = await owner.query<{ name: string; hash: string }>(
      "select name, hash from migrations.applied order by name",
    );
    refuseForeignPast(migrations, applied);
    for (const migration of migrations.slice(applied.length)) await apply(owner, migration);
  } finally {
    await owner.query("select pg_advisory_unlock(7267)");
  }
}

function refuseForeignPast(migrations: Migration[], applied: { name: string; hash: string }[]): void {
  if (applied.length > migrations.length) {
    throw new StartError(
      `The database has the schema of a newer Tandem (${applied.at(-1)?.name}): start that version, or restore a backup from before it.`,
    );
  }
  const different = applied.find(
    (past, index) => past.name !== migrations[index]?.name || past.hash !== migrations[index]?.hash,
  );
  if (different) {
    throw new StartError(
      `The database was made by another line of Tandem: its migration ${different.name} is not the one of this program.`,
    );
  }
}

async function apply(owner: Client, migration: Migration): Promise<void> {
  await owner.query("begin");
  try {
    await owner.query(migration.sql);
    await owner.query("insert into migrations.applied (name, hash) values ($1, $2)", [migration.name, migration.hash]);
    await owner.query("commit");
  } catch (error) {
    await owner.query("rollback");
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
}
