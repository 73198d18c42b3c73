import { recordClient } from "../../records/record-client.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { type ChoiceRow, useRereadLists } from "./use-lists.ts";

type Props = { rows: ChoiceRow[]; holders: (key: string) => number | undefined };

/** Entries out of use: where their records went, or how many keep them, and the way back. */
export function RetiredEntries({ rows, holders }: Props) {
  const reread = useRereadLists();
  const gone = rows.filter(({ retired_at }) => retired_at !== null);
  if (gone.length === 0) return null;
  const nameOf = (key: string) => rows.find((row) => row.key === key)?.name ?? key;
  const bringBack = ({ id }: ChoiceRow) =>
    void recordClient("choices").do("bring_back", { id }).then(reread, toastRefusal);
  return (
    <details className="mt-1">
      <summary className="cursor-pointer text-ink-2">{t("Out of use ({{count}})", { count: gone.length })}</summary>
      <ul className="mt-1 divide-y divide-line-2">
        {gone.map((row) => {
          const held = holders(row.key);
          return (
            <li key={row.key} className="flex min-h-10 items-center gap-2">
              <span className="min-w-0 flex-1 truncate">
                {row.name}
                {row.replaced_by && <span className="text-ink-3"> → {nameOf(row.replaced_by)}</span>}
                {!!held && (
                  <span className="text-ink-3">
                    {" · "}
                    {t("{{count}} records still hold it", { count: formatNumber(held) })}
                  </span>
                )}
              </span>
              <Button size="small" onClick={() => bringBack(row)}>
                {t("Bring back")}
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
