import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildBundles } from "../screens/rig/bundle.ts";
import { copied_database, dropDatabase } from "./database.ts";
import { copied_from, copy } from "./demo-folder.ts";
import { startTandem } from "./tandem.ts";
import { today } from "./today.ts";

const kept = "node_modules/.cache/demonstrations";

/** Once, before all journeys and screens: loading the demonstration takes much longer than copying it, or than finding today's. */
export default async function setUp(): Promise<() => Promise<void>> {
  await buildBundles();
  const folder = join(kept, fingerprint());
  let loaded: string | undefined;
  if (process.env["DATABASE_URL"] || !existsSync(folder)) {
    rmSync(kept, { recursive: true, force: true });
    const tandem = await startTandem("--demo");
    await tandem.stop((data, database) => {
      mkdirSync(folder, { recursive: true });
      copy(data, folder);
      loaded = database;
    });
  }
  process.env[copied_from] = folder;
  if (loaded) process.env[copied_database] = loaded;
  return async () => {
    if (loaded) await dropDatabase(loaded);
  };
}

/** Of all that a demonstration is made of: the server, its SQL, and the day on which its two years end, by its company's clock. */
function fingerprint(): string {
  const hash = createHash("sha256").update(today().toISOString());
  const sources = globSync(["src/**/*.ts", "sql/**/*.sql", "migrations/*.sql", "package-lock.json"]);
  for (const path of sources.filter((each) => !/\.test\.ts$|\/browser\/|french/.test(each)).toSorted())
    hash.update(path).update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}
