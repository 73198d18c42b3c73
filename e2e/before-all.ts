import { mkdtempSync, rmSync } from "node:fs";
import { copied_from, copy } from "./demo-folder.ts";
import { startTandem } from "./tandem.ts";

/** Once, before all journeys: loading the demonstration takes much longer than copying it. */
export default async function setUp(): Promise<(() => void) | undefined> {
  // A database on a server of others is loaded each time.
  if (process.env["DATABASE_URL"]) return undefined;
  const folder = mkdtempSync("/tmp/tandem-e2e-demo-");
  const tandem = await startTandem("--demo");
  await tandem.stop((data) => copy(data, folder));
  process.env[copied_from] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
