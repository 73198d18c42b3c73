import { sql } from "drizzle-orm";
import type { Actor, Database } from "../database/door.ts";
import { keepWorking } from "./keep-working.ts";
import { noticeLetter, type DueNotices } from "./notice-letter.ts";
import type { LetterSeal } from "./letter.ts";
import { type Post, refusedForGood } from "./post.ts";
import { writeWishedMail } from "./wished-mail.ts";

export type Mailing = {
  database: Database;
  system: Actor;
  seal: LetterSeal;
  /** Undefined where no SMTP server is set: mails are written and wait. */
  post: Post | undefined;
  /** The address that people use, for links and for the name of a mail. */
  url: string;
  failed(error: unknown): void;
};

type Leased = { id: string; attempt: number; to: string; subject: string; body: string };

/** Writes the mails that are due and sends what waits, until stopped; stopping waits for the mail that is on its way. */
export function keepMailing(mailing: Mailing): () => Promise<void> {
  const stop = keepWorking(
    () => step(mailing),
    (error) => mailing.failed(error),
  );
  return async () => {
    await stop();
    mailing.post?.close();
  };
}

/** Writes one mail and sends one, where there are such; answers whether there was something to do. */
export async function step(mailing: Mailing): Promise<boolean> {
  const written = await writeNext(mailing);
  const linked = mailing.post ? await writeWishedMail(mailing) : false;
  const sent = mailing.post ? await sendNext(mailing, mailing.post) : false;
  return written || linked || sent;
}

// What is taken and the mail that it becomes are one transaction: nothing is lost and nothing doubled.
async function writeNext({ database, system, seal, url }: Mailing): Promise<boolean> {
  return database.as(system, async (tx) => {
    const { rows } = await tx.execute<{ due: DueNotices | null }>(sql`select app.take_notice_mail() as due`);
    const due = rows[0]?.due;
    if (!due) return false;
    const [first] = due.notices;
    if (first) {
      const { subject, letter } = noticeLetter(due, url);
      await tx.execute(
        sql`select app.queue_notice_mail(${due.user_id}, ${first.id}, ${subject}, ${seal.close(letter)})`,
      );
    }
    return true;
  });
}

// The server is talked to between two transactions. Who dies after it took the mail sends it once more, under the same id.
async function sendNext({ database, system, seal, url }: Mailing, post: Post): Promise<boolean> {
  const [rows] = await database.flush(system, [{ text: "select app.lease_mail()::text", values: [] }]);
  const leased = JSON.parse(rows?.[0]?.[0] ?? "null") as Leased | null;
  if (!leased) return false;
  const { id, attempt, to, subject, body } = leased;
  const message_id = `<${id}@${new URL(url).hostname}>`;
  // (A letter sealed under another secret fails like one that is refused.)
  const send = async () => post.send({ message_id, to, subject, letter: seal.open(body) });
  const outcome = await send().then(
    () => ({ error: null, for_good: false }),
    (error: unknown) => ({ error: (error as Error).message || "unknown", for_good: refusedForGood(error) }),
  );
  const values = [id, attempt, outcome.error, outcome.for_good];
  await database.flush(system, [{ text: "select app.settle_mail($1, $2, $3, $4)::text", values }]);
  return true;
}
