import type { Actor, Database } from "../../database/door.ts";
import type { Task } from "../../jobs/task.ts";
import type { Store } from "../store.ts";
import { readApart } from "./read-apart.ts";
import { hasText, type TextRead } from "./text-of.ts";
import { reasons } from "./unread.ts";

const most_tries = 3;

/** The job that reads the texts of stored files, one after the other, those of before as well as new ones. */
export function readTextsTask(database: Database, system: Actor, store: Store): Task {
  const ask = async (text: string, ...values: unknown[]) => (await database.flush(system, [{ text, values }]))[0]?.[0];
  const readNext = async (stopping: AbortSignal): Promise<boolean> => {
    const found = await ask("select digest, media_type, tries::text from app.blob_to_read()");
    const [digest, media_type, tries] = found ?? [];
    if (!digest) return false;
    const { passages, problem } = await read(digest, media_type ?? "", Number(tries), stopping);
    await ask("select app.keep_text($1, $2, $3)", digest, JSON.stringify(passages), problem);
    return true;
  };
  const read = async (digest: string, type: string, tries: number, stopping: AbortSignal): Promise<TextRead> => {
    if (!hasText(type)) return { passages: [], problem: null };
    if (tries > most_tries) return { passages: [], problem: reasons.given_up };
    return readApart(store.read(digest), type, stopping);
  };
  return {
    name: "read_texts",
    work: async (stopping) => {
      while (!stopping.aborted && (await readNext(stopping)));
    },
  };
}
