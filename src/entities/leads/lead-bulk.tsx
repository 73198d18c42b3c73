import { Tag, Trash2, UserRound } from "lucide-react";
import type { Rights } from "../../client/api.ts";
import { BulkBar } from "../../records/bulk-bar.tsx";
import { BulkButton } from "../../records/bulk-button.tsx";
import type { Selection } from "../../records/selection.ts";
import { useAllowed } from "../../records/use-records.ts";
import { t } from "../../ui/translate.ts";
import type { LeadRow } from "./lead-row.ts";
import type { LeadActs } from "./use-lead-acts.ts";

type Props = { rows: LeadRow[]; rights: Rights; selection: Selection; acts: LeadActs };

/** Acts on the chosen leads; those that are not the reader's to change stay as they are, which the buttons say before. */
export default function LeadBulk({ rows, rights, selection, acts }: Props) {
  const leads = rows.filter(({ id }) => selection.ids.has(id));
  const chosen = leads.length;
  const allowed = useAllowed(
    "leads",
    leads.map(({ id }) => id),
  );
  const of = (verb: string) => ({ chosen, allowed: allowed && (allowed[verb] ?? 0) });
  async function remove() {
    selection.clear();
    await acts.remove(leads);
  }
  return (
    <BulkBar selection={selection}>
      {rights["assign"] && (
        <BulkButton icon={UserRound} {...of("assign")} onClick={() => acts.ask({ about: "owner", leads })}>
          {(count) => (count === chosen ? t("Assign…") : t("Assign {{count}}…", { count }))}
        </BulkButton>
      )}
      {rights["update"] && (
        <BulkButton icon={Tag} {...of("update")} onClick={() => acts.ask({ about: "source", leads })}>
          {(count) => (count === chosen ? t("Set source…") : t("Set source of {{count}}…", { count }))}
        </BulkButton>
      )}
      {rights["delete"] && (
        <BulkButton icon={Trash2} {...of("delete")} onClick={() => void remove()}>
          {(count) => (count === 1 ? t("Remove 1 lead") : t("Remove {{count}} leads", { count }))}
        </BulkButton>
      )}
    </BulkBar>
  );
}
