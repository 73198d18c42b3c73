import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Client } from "pg";
import { StartError } from "../config.ts";
import { followFunctions } from "./follow-functions.ts";
import { readFunctions, readRelease, type FunctionFile } from "./function-files.ts";

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
 * What a program brings a database to. `release` is a number that rises with its functions: an older program would put its
 * own in their place. A program from before functions were files has none.
 */
type Program = { migrations: Migration[]; functions: FunctionFile[]; release: number };

/** This program. */
export function readProgram(): Program {
  return { migrations: readMigrations(), functions: readFunctions(), release: readRelease().number };
}

/**
 * Brings the database to this program's schema: each migration in a transaction of its own, then the functions in one; one
 * server at a time. Refuses a database that a newer program has written, or whose past differs from this program's.
 */
export async function migrate(owner: Client, program = readProgram()): Promise<void> {
  await owner.query("select pg_advisory_lock(7267)");
  try {
    await owner.query(own_tables);
    const { rows: applied } = await owner.query<Applied>("select name, hash from migrations.applied order by name");
    const { rows: settled } = await owner.query<{ release: number }>("select release from migrations.settled");
    refuseForeignPast(program, applied, settled[0]?.release ?? 0);
    const pending = program.migrations.slice(applied.length);
    if (pending.length) await owner.query(company_rights_aside);
    for (const migration of pending) await apply(owner, migration);
    if (program.functions.length) await followFunctions(owner, program);
  } finally {
    await owner.query("select pg_advisory_unlock(7267)");
  }
}

// Migrations find the rights that the product ships; app.settle puts those that a company has changed in force again.
const company_rights_aside = `do $$ begin
  if to_regprocedure('app.set_company_rights_aside()') is not null then perform app.set_company_rights_aside(); end if;
end $$`;

type Applied = { name: string; hash: string };
const own_tables = `create schema if not exists migrations;
  create table if not exists migrations.applied (name text primary key, hash text not null, at timestamptz not null default now());
  create table if not exists migrations.functions (name text primary key, hash text not null);
  create table if not exists migrations.settled (release int not null, program text not null)`;

function refuseForeignPast(program: Program, applied: Applied[], release: number): void {
  const newer = (what: string) =>
    new StartError(`The database has the ${what}: start that version, or restore a backup from before it.`);
  if (applied.length > program.migrations.length) throw newer(`schema of a newer Tandem (${applied.at(-1)?.name})`);
  const different = applied.find(
    (past, index) => past.name !== program.migrations[index]?.name || past.hash !== program.migrations[index]?.hash,
  );
  if (different) {
    throw new StartError(
      `The database was made by another line of Tandem: its migration ${different.name} is not the one of this program.`,
    );
  }
  if (release > program.release)
    throw newer(`functions of a newer Tandem (release ${release} of them, this program has ${program.release})`);
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
