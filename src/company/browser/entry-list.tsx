import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { recordClient } from "../../records/record-client.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { counted } from "../../screen/words.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import type { Asked } from "./lists-settings.tsx";
import { type ChoiceRow, useRereadLists } from "./use-lists.ts";

type Props = {
  title: string;
  /** Of which entity the records are that hold its entries. */
  entity: string;
  rows: ChoiceRow[];
  holders: (key: string) => number | undefined;
  ask: (asked: Asked) => void;
};

/** The entries of a list in the order in which they are offered, each with how many records hold it. */
export function EntryList({ title, entity, rows, holders, ask }: Props) {
  const reread = useRereadLists();
  const place = ({ id }: ChoiceRow, to: number) =>
    void recordClient("choices").do("place", { id, place: to }).then(reread, toastRefusal);
  if (rows.length === 0) return <p className="text-ink-3">{t("Nothing is offered here yet.")}</p>;
  return (
    <ul aria-label={title} className="divide-y divide-line-2 rounded-md border border-line bg-raised">
      {rows.map((row, index) => {
        const name = row.name;
        const held = holders(row.key);
        return (
          <li key={row.key} className="flex min-h-10 items-center gap-2 py-0.5 pr-1 pl-3">
            <span className="min-w-0 flex-1 truncate">{name}</span>
            <span className="text-meta text-ink-3 tabular-nums">{held !== undefined && counted(entity, held)}</span>
            <span className="flex flex-none">
              <IconButton
                icon={ArrowUp}
                label={t("Move {{name}} up", { name })}
                {...end(index === 0, () => place(row, index))}
              />
              <IconButton
                icon={ArrowDown}
                label={t("Move {{name}} down", { name })}
                {...end(index === rows.length - 1, () => place(row, index + 2))}
              />
              <IconButton icon={Pencil} label={t("Rename {{name}}", { name })} onClick={() => ask({ name: row })} />
              <IconButton
                icon={Trash2}
                label={t("Take {{name}} out of use", { name })}
                onClick={() => ask({ retire: row })}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** An arrow at the end of its list stays, with the focus that it may have, and does nothing. */
function end(is_end: boolean, act: () => void) {
  return is_end ? { "aria-disabled": true, className: "opacity-40" } : { onClick: act };
}
