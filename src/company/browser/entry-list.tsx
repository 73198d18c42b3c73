import { recordClient } from "../../records/record-client.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { RowActs } from "../../screen/row-acts.tsx";
import { counted } from "../../screen/words.ts";
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
          <li key={row.key} className="flex min-h-10 items-center gap-2 py-1 pr-1 pl-3">
            <span className="min-w-0 flex-1 py-1 break-words">{name}</span>
            <span className="flex-none text-meta text-ink-3 tabular-nums">
              {held !== undefined && counted(entity, held)}
            </span>
            <RowActs
              name={name}
              place={{ at: index + 1, of: rows.length, put: (to) => place(row, to) }}
              change={{ label: t("Rename {{name}}", { name }), act: () => ask({ name: row }) }}
              remove={{ label: t("Take {{name}} out of use", { name }), act: () => ask({ retire: row }) }}
            />
          </li>
        );
      })}
    </ul>
  );
}
