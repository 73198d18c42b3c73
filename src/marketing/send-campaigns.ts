import type { Actor } from "../database/door.ts";
import { isConnectionLoss } from "../database/door.ts";
import { newToken } from "../database/run-token.ts";
import { AppError } from "../entity/errors.ts";
import { stepTask, type Task } from "../jobs/task.ts";
import { dressingOf, type Mailing } from "../mail/mailing.ts";
import { type Address, type Mail, type Post, isBounce, refusedForGood } from "../mail/post.ts";
import type { Look } from "../mail/dress-letter.ts";
import { readValues } from "../templates/read-values.ts";
import { renderTemplate, type Source } from "../templates/render-template.ts";
import { sentenceOf } from "../templates/problem.ts";
import type { Language } from "../templates/variables.ts";
import { type Basis, campaignLetter } from "./campaign-letter.ts";
import type { LetterAddresses } from "./letter-address.ts";

export type Sending = Pick<Mailing, "database" | "system" | "url"> & { post: Post; addresses: LetterAddresses };

/** A letter as the database lets a server send it (app.lease_campaign_letter). */
type Leased = {
  id: string;
  attempt: number;
  to: string;
  entity: "leads" | "contacts";
  row_id: string;
  source: Source & { language: Language };
  code: string;
  basis: Basis;
  look: Look;
  reply_to: Address | null;
};

/** The task that sends the letters of campaigns one after the other, as fast as each campaign says. */
export const sendCampaignsTask = (sending: Sending): Task => stepTask("send_campaigns", () => sendNextLetter(sending));

/** Sends the letter that is next; answers whether there was something to do. Who dies in between sends it once more, under the same id. */
export async function sendNextLetter(sending: Sending): Promise<boolean> {
  const { database, system } = sending;
  const { token, hash } = newToken();
  const lease = { text: "select app.lease_campaign_letter($1)::text", values: [hash] };
  const [rows] = await database.flush(system, [lease]);
  const leased = JSON.parse(rows?.[0]?.[0] ?? "null") as Leased | { again: true } | null;
  if (!leased) return false;
  if ("again" in leased) return true;
  const starter: Actor = { proof: `run:${token}`, request: `campaign:${leased.id}` };
  const { why, for_good, bounced } = await send(sending, leased, starter);
  const values = [leased.id, leased.attempt, why, for_good, bounced];
  const text = "select app.settle_campaign_letter($1, $2, $3, $4, $5)::text";
  await database.flush(system, [{ text, values }]);
  return true;
}

type Ended = { why: string | null; for_good: boolean; bounced: boolean };

async function send(sending: Sending, leased: Leased, starter: Actor): Promise<Ended> {
  const { id, to, source, reply_to, look } = leased;
  try {
    const asked = { entity: leased.entity, row_id: leased.row_id, to, language: source.language };
    const made = renderTemplate(source, await readValues(sending.database, starter, asked));
    const [problem] = made.problems;
    if (problem) return { why: sentenceOf(problem), for_good: true, bounced: false };
    const { basis, code } = leased;
    const of = { id, body: made.body, language: source.language, basis, company: look.name, code };
    const dressing = await dressingOf(sending.database, look);
    return await handOver(sending.post, {
      message_id: `<${id}@${new URL(sending.url).hostname}>`,
      to,
      subject: made.subject,
      letter: campaignLetter(of, sending.addresses),
      reply_to,
      unsubscribe: sending.addresses.leave(id),
      ...dressing,
    });
  } catch (error) {
    if (isConnectionLoss(error)) throw error;
    return { ...failed(error), for_good: error instanceof AppError };
  }
}

// (A mail server that cannot be reached looks like a database that cannot, but is an attempt that failed.)
const handOver = (post: Post, mail: Mail): Promise<Ended> =>
  post.send(mail).then(() => ({ why: null, for_good: false, bounced: false }), failed);

const failed = (error: unknown): Ended => ({
  why: (error as Error).message || "unknown",
  for_good: refusedForGood(error),
  bounced: isBounce(error),
});
