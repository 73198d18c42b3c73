import { mkdtempSync, rmSync } from "node:fs";
import { copied_database, dropDatabase } from "./database.ts";
import { copied_from, copy } from "./demo-folder.ts";
import { startTandem } from "./tandem.ts";

/** Once, before all journeys: loading the demonstration takes much longer than copying it. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = mkdtempSync("/tmp/tandem-e2e-demo-");
  const tandem = await startTandem("--demo");
  let loaded: string | undefined;
  await tandem.stop((data, database) => {
    copy(data, folder);
    loaded = database;
  });
  process.env[copied_from] = folder;
  if (loaded) process.env[copied_database] = loaded;
  return async () => {
    rmSync(folder, { recursive: true, force: true });
    if (loaded) await dropDatabase(loaded);
  };
}
