import type { Named } from "../client/api.ts";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import type { RecordRow } from "./record-client.ts";
import { skippedSentence } from "./skipped-sentence.ts";
import type { Writes } from "./use-writes.ts";

/** A record that somebody is responsible for. */
export type Owned = RecordRow & { name: string; owner?: Named | null };

// The server assigns one at a time; four on their way keep a long list quick without flooding it.
const lanes = 4;

/** Gives records to a person; says how many were refused, and offers to give them back. */
export async function assignRecords(
  writes: Writes,
  records: Owned[],
  owner: Named,
  countWords: (count: number) => string,
): Promise<void> {
  const [only] = records;
  // The reason of a single refusal is worth more than a count.
  if (only && records.length === 1) await assign(writes, only, owner);
  const done = records.length === 1 ? records : await each(records, (record) => assign(writes, record, owner));
  const skipped = records.length - done.length;
  const what = done.length === 1 && done[0] ? done[0].name : countWords(done.length);
  const said =
    done.length === 1
      ? t("{{what}} is now in the care of {{name}}.", { what, name: owner.name })
      : t("{{what}} are now in the care of {{name}}.", { what, name: owner.name });
  const before = done.filter((record) => record.owner);
  const giveBack = async () => {
    const { length } = await each(before, (record) => assign(writes, record, record.owner as Named));
    if (length < before.length) toast(skippedSentence(before.length - length), { tone: "bad" });
  };
  const undo = before.length > 0 ? { action: { label: t("Undo"), act: () => void giveBack() } } : {};
  toast(skipped ? `${said} ${skippedSentence(skipped)}` : said, undo);
}

async function assign(writes: Writes, { id }: Owned, { id: owner_id, name }: Named): Promise<void> {
  await writes.act(id, "assign", { owner_id }, { owner_id, owner: { id: owner_id, name } });
}

/** Those of the records on which the act was not refused. */
async function each(records: Owned[], act: (record: Owned) => Promise<void>): Promise<Owned[]> {
  const waiting = [...records];
  const done: Owned[] = [];
  const lane = async () => {
    for (let record = waiting.shift(); record; record = waiting.shift()) {
      const present = record;
      await act(present).then(
        () => done.push(present),
        () => {},
      );
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}
