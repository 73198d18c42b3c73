import { Tag, Trash2, UserRound } from "lucide-react";
import type { Rights } from "../../client/api.ts";
import { BulkBar } from "../../records/bulk-bar.tsx";
import type { Selection } from "../../records/selection.ts";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import type { LeadRow } from "./lead-row.ts";
import type { LeadActs } from "./use-lead-acts.ts";

type Props = { rows: LeadRow[]; rights: Rights; selection: Selection; acts: LeadActs };

/** Acts on the chosen leads; on those that are not the reader's to change the server does nothing. */
export default function LeadBulk({ rows, rights, selection, acts }: Props) {
  const leads = rows.filter(({ id }) => selection.ids.has(id));
  const count = leads.length;
  async function remove() {
    selection.clear();
    await acts.remove(leads);
  }
  return (
    <BulkBar selection={selection}>
      {rights["assign"] && (
        <Button size="small" onClick={() => acts.ask({ about: "owner", leads })}>
          <UserRound aria-hidden />
          {t("Assign…")}
        </Button>
      )}
      {rights["update"] && (
        <Button size="small" onClick={() => acts.ask({ about: "source", leads })}>
          <Tag aria-hidden />
          {t("Set source…")}
        </Button>
      )}
      {rights["delete"] && (
        <Button size="small" onClick={remove}>
          <Trash2 aria-hidden />
          {count === 1 ? t("Remove 1 lead") : t("Remove {{count}} leads", { count })}
        </Button>
      )}
    </BulkBar>
  );
}
