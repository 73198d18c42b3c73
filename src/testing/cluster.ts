import { existsSync, globSync, mkdtempSync, rmSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import pg from "pg";
import { ownDatabase, prepareDatabase } from "../database/open.ts";
import { startEmbedded, type Embedded } from "../database/embedded.ts";
import { derive_for_tests } from "./keys.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the owner of the migrated template database. */
    template_url: string;
  }
}

/**
 * Before all tests: a throw-away embedded cluster, or the server behind DATABASE_URL (whose owner needs CREATEDB and
 * CREATEROLE and is no superuser), with one migrated database that each test file copies.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["DATABASE_URL"];
  const embedded = given ? undefined : await throwAway();
  const template = `tandem_template_${process.pid}`;
  const url = given
    ? await externalDatabase(given, template)
    : await ownDatabase(embedded?.url ?? "", template, derive_for_tests);
  if (embedded) await run(embedded.url, "alter role tandem_owner createdb");
  await prepareDatabase(url, derive_for_tests);
  project.provide("template_url", url);
  return async () => {
    if (given) await dropAll(given);
    await embedded?.stop();
  };
}

// Two companies at once, what their tests write, and the log of that take a part of it.
const room = 3e9;

/** Starts a cluster in memory where there is room, else on disk. Stopping it deletes it. */
async function throwAway(): Promise<Embedded> {
  if (freeIn("/dev/shm") < room) return startIn("/tmp");
  // Memory from which no program may be started holds no binaries, which the user postgres may need a copy of.
  return startIn("/dev/shm").catch(() => startIn("/tmp"));
}

async function startIn(parent: string): Promise<Embedded> {
  removeLeftovers(parent);
  const folder = mkdtempSync(join(parent, "tandem-test-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const embedded = await startEmbedded(folder, ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]);
    return { url: embedded.url, stop: () => embedded.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

// A run that was interrupted leaves its folder, and in memory that counts. One that is younger may be about to start.
function removeLeftovers(parent: string): void {
  const ten_minutes = 600_000;
  for (const folder of globSync(join(parent, "tandem-test-*")))
    if (!existsSync(join(folder, "postgres/postmaster.pid")) && Date.now() - statSync(folder).mtimeMs > ten_minutes)
      rmSync(folder, { recursive: true, force: true });
}

function freeIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

async function externalDatabase(url: string, name: string): Promise<string> {
  await run(url, `create database ${name}`);
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}

// The owner, no superuser, cannot end the sessions of others: the last ones need a moment to go.
async function dropAll(url: string): Promise<void> {
  const left = await run(
    url,
    "select datname as name from pg_database where datname ~ '^tandem_(test|template)_' and datdba = current_user::regrole",
  );
  for (const { name } of left) {
    for (let attempt = 1; ; attempt++) {
      try {
        await run(url, `drop database ${name}`);
        break;
      } catch (error) {
        if (attempt === 20) throw error;
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
  }
}

async function run(url: string, sql: string): Promise<{ name: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ name: string }>(sql)).rows;
  } finally {
    await client.end();
  }
}
