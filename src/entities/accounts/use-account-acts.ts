import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useWrites, type Writes } from "../../records/use-writes.ts";
import { t } from "../../ui/translate.ts";
import { skippedSentence } from "../../records/skipped-sentence.ts";
import { throwAtField, toastRefusal } from "./account-refusals.ts";
import type { AccountRow } from "./account-row.ts";
import { moveAccount } from "./move-account.ts";

/** What can be done with clients. */
export type AccountActs = ReturnType<typeof useAccountActs>;

/** The acts on clients: shown at once, said, and taken back when refused. */
export function useAccountActs() {
  const cache = useQueryClient();
  const plain = useWrites("accounts");
  const [assigned, assign] = useState<AccountRow[] | null>(null);
  const acts = useMemo(() => {
    const update: Writes["update"] = (row, change) =>
      plain.update(row, change).catch((error: unknown) => throwAtField(error, change));
    const writes: Writes = { ...plain, update };

    const move = (account: AccountRow, to: string) => moveAccount(cache, writes, account, to).catch(toastRefusal);

    const remove = (accounts: AccountRow[]) =>
      writes.remove(
        accounts.map(({ id }) => id),
        removedSentence,
      );
    return { writes, move, remove };
  }, [cache, plain]);
  return { ...acts, assigned, assign };
}

function removedSentence(count: number, skipped: number): string {
  const removed = count === 1 ? t("1 client is in the bin.") : t("{{count}} clients are in the bin.", { count });
  return skipped ? `${removed} ${skippedSentence(skipped)}` : removed;
}
