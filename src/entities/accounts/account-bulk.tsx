import { Trash2, UserRound } from "lucide-react";
import type { Rights } from "../../client/api.ts";
import { BulkBar } from "../../records/bulk-bar.tsx";
import { BulkButton } from "../../records/bulk-button.tsx";
import type { Selection } from "../../records/selection.ts";
import { useAllowed } from "../../records/use-records.ts";
import { t } from "../../ui/translate.ts";
import type { AccountRow } from "./account-row.ts";
import type { AccountActs } from "./use-account-acts.ts";

type Props = { rows: AccountRow[]; rights: Rights; selection: Selection; acts: AccountActs };

/** Acts on the chosen clients; those that are not the reader's to change stay as they are, which the buttons say before. */
export default function AccountBulk({ rows, rights, selection, acts }: Props) {
  const accounts = rows.filter(({ id }) => selection.ids.has(id));
  const chosen = accounts.length;
  const allowed = useAllowed(
    "accounts",
    accounts.map(({ id }) => id),
  );
  const of = (verb: string) => ({ chosen, allowed: allowed && (allowed[verb] ?? 0) });
  async function remove() {
    selection.clear();
    await acts.remove(accounts);
  }
  return (
    <BulkBar selection={selection}>
      {rights["assign"] && (
        <BulkButton icon={UserRound} {...of("assign")} onClick={() => acts.assign(accounts)}>
          {(count) => (count === chosen ? t("Assign…") : t("Assign {{count}}…", { count }))}
        </BulkButton>
      )}
      {rights["delete"] && (
        <BulkButton icon={Trash2} {...of("delete")} onClick={() => void remove()}>
          {(count) => (count === 1 ? t("Remove 1 client") : t("Remove {{count}} clients", { count }))}
        </BulkButton>
      )}
    </BulkBar>
  );
}
