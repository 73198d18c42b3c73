import type { Named } from "../../client/api.ts";
import type { Writes } from "../../records/use-writes.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { skippedSentence } from "../leads/skipped-sentence.ts";
import type { AccountRow } from "./account-row.ts";

// The server assigns one at a time; four on their way keep a long list quick without flooding it.
const lanes = 4;

/** Gives clients to a person; says how many were refused, and offers to give them back. */
export async function assignAccounts(writes: Writes, accounts: AccountRow[], owner: Named): Promise<void> {
  const [only] = accounts;
  // The reason of a single refusal is worth more than a count.
  if (only && accounts.length === 1) await assign(writes, only, owner);
  const done = accounts.length === 1 ? accounts : await each(accounts, (account) => assign(writes, account, owner));
  const skipped = accounts.length - done.length;
  const said =
    done.length === 1
      ? t("{{client}} is now in the care of {{name}}.", { client: done[0]?.name ?? "", name: owner.name })
      : t("{{count}} clients are now in the care of {{name}}.", { count: done.length, name: owner.name });
  const before = done.filter((account) => account.owner);
  const act = async () => {
    const { length } = await each(before, (account) => assign(writes, account, account.owner as Named));
    if (length < before.length) toast(skippedSentence(before.length - length), { tone: "bad" });
  };
  const undo = before.length > 0 ? { action: { label: t("Undo"), act: () => void act() } } : {};
  toast(skipped ? `${said} ${skippedSentence(skipped)}` : said, undo);
}

async function assign(writes: Writes, { id }: AccountRow, { id: owner_id, name }: Named): Promise<void> {
  await writes.act(id, "assign", { owner_id }, { owner_id, owner: { id: owner_id, name } });
}

/** Those of the clients on which the act was not refused. */
async function each(accounts: AccountRow[], act: (account: AccountRow) => Promise<void>): Promise<AccountRow[]> {
  const waiting = [...accounts];
  const done: AccountRow[] = [];
  const lane = async () => {
    for (let account = waiting.shift(); account; account = waiting.shift()) {
      const present = account;
      await act(present).then(
        () => done.push(present),
        () => {},
      );
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}
