import { useMemo, useState } from "react";
import { useWrites, type Writes } from "../../records/use-writes.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { skippedSentence } from "../../records/skipped-sentence.ts";
import { throwAtField, toastRefusal } from "./account-refusals.ts";
import type { AccountRow } from "./account-row.ts";
import { stageName } from "./account-stages.ts";

/** What can be done with clients. */
export type AccountActs = ReturnType<typeof useAccountActs>;

/** The acts on clients: shown at once, said, and taken back when refused. */
export function useAccountActs() {
  const plain = useWrites("accounts");
  const [assigned, assign] = useState<AccountRow[] | null>(null);
  const acts = useMemo(() => {
    const update: Writes["update"] = (row, change) =>
      plain.update(row, change).catch((error: unknown) => throwAtField(error, change));
    const writes: Writes = { ...plain, update };

    // No way back is offered: most steps of a client's life lead one way.
    const move = ({ id, name }: AccountRow, stage: string) =>
      writes
        .act(id, "move", { stage }, { stage })
        .then(() => toast(t("{{name}}: {{stage}}", { name, stage: stageName(stage) })), toastRefusal);

    const remove = (accounts: AccountRow[]) =>
      writes.remove(
        accounts.map(({ id }) => id),
        removedSentence,
      );
    return { writes, move, remove };
  }, [plain]);
  return { ...acts, assigned, assign };
}

function removedSentence(count: number, skipped: number): string {
  const removed = count === 1 ? t("1 client is in the bin.") : t("{{count}} clients are in the bin.", { count });
  return skipped ? `${removed} ${skippedSentence(skipped)}` : removed;
}
