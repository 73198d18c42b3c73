import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startEmbedded } from "../src/database/embedded.ts";
import { hashOf, readFunctions, readRelease } from "../src/database/function-files.ts";
import { ownDatabase, prepareDatabase } from "../src/database/open.ts";
import { schemaTexts } from "../src/database/schema-text.ts";
import { derive_for_tests } from "../src/testing/keys.ts";

const of = hashOf(readFunctions());
const release = readRelease();
if (release.of !== of) {
  writeFileSync("sql/release.json", `${JSON.stringify({ number: release.number + 1, of })}\n`);
  console.log("sql/release.json");
}

const folder = mkdtempSync(join("/tmp", "tandem-schema-"));
const embedded = await startEmbedded(folder, ["fsync=off"]);
try {
  const url = await ownDatabase(embedded.url, "tandem", derive_for_tests);
  await prepareDatabase(url, derive_for_tests);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  rmSync("sql/schema", { recursive: true, force: true });
  mkdirSync("sql/schema");
  for (const [name, text] of Object.entries(await schemaTexts(owner))) writeFileSync(`sql/schema/${name}.sql`, text);
  console.log("sql/schema");
  await owner.end();
} finally {
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}
