import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Actor, Database } from "../database/door.ts";
import type { Task } from "../jobs/task.ts";
import type { Store } from "./store.ts";

const day_ms = 86_400_000;
// So much is read for a check in an hour.
const most_checked = 20_000_000_000;

/** What keeps the store in order: what belongs to nothing goes after thirty days, and what is there is compared with its digest once in thirty. */
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
  const check = async (stopping: AbortSignal) => {
    let read = 0;
    for (const [digest, bytes] of await ask("select digest, bytes::text from app.blobs_to_check()")) {
      if (stopping.aborted || !digest || (read += Number(bytes)) > most_checked) return;
      await ask("select app.note_blob($1, $2)", digest, await store.check(digest));
    }
  };
  return [
    { name: "retire_files", cron: "38 * * * *", work: retire },
    { name: "check_files", cron: "41 * * * *", work: check },
  ];
}

/** Removes uploads that nobody went on with for a day. */
async function removeLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - day_ms) await rm(path, { force: true });
  }
}
