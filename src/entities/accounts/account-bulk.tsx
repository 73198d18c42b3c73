import { Trash2, UserRound } from "lucide-react";
import type { Rights } from "../../client/api.ts";
import { BulkBar } from "../../records/bulk-bar.tsx";
import type { Selection } from "../../records/selection.ts";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import type { AccountRow } from "./account-row.ts";
import type { AccountActs } from "./use-account-acts.ts";

type Props = { rows: AccountRow[]; rights: Rights; selection: Selection; acts: AccountActs };

/** Acts on the chosen clients; on those that are not the reader's to change the server does nothing. */
export default function AccountBulk({ rows, rights, selection, acts }: Props) {
  const accounts = rows.filter(({ id }) => selection.ids.has(id));
  const count = accounts.length;
  async function remove() {
    selection.clear();
    await acts.remove(accounts);
  }
  return (
    <BulkBar selection={selection}>
      {rights["assign"] && (
        <Button size="small" onClick={() => acts.assign(accounts)}>
          <UserRound aria-hidden />
          {t("Assign…")}
        </Button>
      )}
      {rights["delete"] && (
        <Button size="small" onClick={remove}>
          <Trash2 aria-hidden />
          {count === 1 ? t("Remove 1 client") : t("Remove {{count}} clients", { count })}
        </Button>
      )}
    </BulkBar>
  );
}
