import { resolve } from "node:path";
import { restoreBackup } from "../src/database/backup/restore-backup.ts";
import { readConfig, StartError } from "../src/config.ts";

// The settings are those of the server that is to run on it.
const [file, ...more] = process.argv.slice(2);
if (!file || more.length > 0) {
  console.error("bin/restore FILE   makes the data folder (TANDEM_DATA) of a backup; it must be empty or not there");
  process.exit(2);
}
try {
  const config = readConfig(process.env);
  const { at, files } = await restoreBackup(config, resolve(file));
  console.log(`${config.data} is as it was at ${at}: ${Object.keys(files).length} files, each as it was written.`);
  console.log(
    "All sessions are ended. E-mails that waited are held: send them again under System health, if they are to go.",
  );
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
