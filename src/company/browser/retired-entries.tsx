import { OutOfUse } from "../../screen/out-of-use.tsx";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { type ChoiceRow, useRereadLists } from "./use-lists.ts";

type Props = { rows: ChoiceRow[]; holders: (key: string) => number | undefined };

/** Entries out of use: where their records went, or how many keep them, and the way back. */
export function RetiredEntries({ rows, holders }: Props) {
  const nameOf = (key: string) => rows.find((row) => row.key === key)?.name ?? key;
  const gone = rows
    .filter(({ retired_at }) => retired_at !== null)
    .map(({ id, key, name, replaced_by }) => ({
      id,
      name,
      to: replaced_by ? nameOf(replaced_by) : undefined,
      left: holders(key) ? t("{{count}} records still hold it", { count: formatNumber(holders(key) ?? 0) }) : undefined,
    }));
  const title = t("Out of use ({{count}})", { count: gone.length });
  return <OutOfUse entity="choices" title={title} rows={gone} reread={useRereadLists()} />;
}
