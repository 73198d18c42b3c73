import { useQueryClient } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { placeOf } from "../entities/places.ts";
import { refreshAll } from "../records/cache.ts";
import { type RecordRow, recordClient } from "../records/record-client.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { QuietActs } from "../ui/quiet-acts.tsx";
import { t } from "../ui/translate.ts";
import type { ChildList } from "./child-list.ts";
import { toastRefusal } from "./refusals.ts";
import { RowActs } from "./row-acts.tsx";

type Props = {
  list: ChildList;
  row: RecordRow;
  /** Where it stands among the others; the first is 1. */
  at: number;
  of: number;
  onEdit: ((row: RecordRow) => void) | null;
  onRemove: ((row: RecordRow) => void) | null;
};

/** What the reader may do with one of the records that a panel lists. */
export function LineActs({ list: { entity, ordered }, row, at, of, onEdit, onRemove }: Props) {
  const cache = useQueryClient();
  const name = placeOf(entity)?.line(row) ?? "";
  const change = onEdit && { label: t("Change {{field}}", { field: name }), act: () => onEdit(row) };
  const remove = onRemove && { label: `${t("Remove")} ${name}`, act: () => onRemove(row) };
  const put = (place: number) =>
    void recordClient(entity)
      .do("place", { id: row.id, place })
      .then(() => refreshAll(cache, entity), toastRefusal);
  return (
    <QuietActs>
      {ordered && change ? (
        <RowActs {...{ name, change }} place={{ at, of, put }} remove={remove ?? undefined} />
      ) : (
        <>
          {change && <IconButton icon={Pencil} label={change.label} onClick={change.act} />}
          {remove && <IconButton icon={Trash2} label={remove.label} onClick={remove.act} />}
        </>
      )}
    </QuietActs>
  );
}
