import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Actor, Database } from "../database/door.ts";
import type { Task } from "../jobs/task.ts";
import type { Store } from "./store.ts";
import { readTextsTask } from "./texts/read-texts.ts";

const day_ms = 86_400_000;
// Read per hour.
const most_checked = 20_000_000_000;

/** The jobs of the store: delete unused files after 30 days, compare each file with its digest every 30 days, and read its text. */
export function fileTasks(database: Database, system: Actor, store: Store): Task[] {
  const ask = async (text: string, ...values: unknown[]) => (await database.flush(system, [{ text, values }]))[0] ?? [];
  const retire = async (stopping: AbortSignal) => {
    await ask("select app.retire_uploads()");
    await removeLeft(store.incoming);
    for (const [digest] of await ask("select app.unused_blobs()")) {
      if (stopping.aborted || !digest) return;
      await store.remove(
        digest,
        async () => (await ask("select app.forget_blob($1)::text", digest))[0]?.[0] === "true",
      );
    }
  };
  // It fails, and the page of system health says so, until a damaged file is back.
  const check = async (stopping: AbortSignal) => {
    const damaged: string[] = [];
    let read = 0;
    for (const [digest, bytes] of await ask("select digest, bytes::text from app.blobs_to_check()")) {
      if (stopping.aborted || !digest || (read += Number(bytes)) > most_checked) break;
      const problem = await store.check(digest);
      await ask("select app.note_blob($1, $2)", digest, problem);
      if (problem) damaged.push(`${digest}: ${problem}`);
    }
    if (damaged.length > 0) throw new Error(`Restore from a backup: ${damaged.slice(0, 5).join(" ")}`);
  };
  return [
    { name: "retire_files", cron: "38 * * * *", work: retire },
    { name: "check_files", cron: "41 * * * *", work: check },
    readTextsTask(database, system, store),
  ];
}

/** Deletes the parts of uploads that stopped over a day ago. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - day_ms) await rm(path, { force: true });
  }
}
