import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { takeBackup } from "../src/database/backup/take-backup.ts";
import { readConfig, StartError } from "../src/config.ts";

// The settings are those of the server, so it is to be run with the same environment.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: "string", default: "14" } },
});
const [folder, ...more] = positionals;
const keep = Number(values.keep);
if (!folder || more.length > 0 || !Number.isInteger(keep) || keep < 1) {
  console.error("bin/backup FOLDER [--keep 14]   writes a backup there, and keeps so many of the newest");
  process.exit(2);
}
try {
  const { file, bytes, files } = await takeBackup(readConfig(process.env), resolve(folder), keep);
  console.log(
    `${file}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB. It holds the company's secret: keep it private.`,
  );
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
