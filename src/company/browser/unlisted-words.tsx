import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { recordClient } from "../../records/record-client.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { counted } from "../../screen/words.ts";
import { t } from "../../ui/translate.ts";
import { type ChoiceRow, type CompanyList, useRereadLists } from "./use-lists.ts";

type Props = {
  of: CompanyList;
  rows: ChoiceRow[];
  holders: (key: string) => number | undefined;
  held: string[];
};

// The most frequent; when these are on the list, others follow.
const most = 20;

/** What records say that is on no list, the most frequent first, and the way onto it. */
export function UnlistedWords({ of: { list, entity }, rows, holders, held }: Props) {
  const reread = useRereadLists();
  const [key, renew] = useState(newKey);
  const words = held.filter((word) => word.length <= 100 && !rows.some((row) => row.key === word));
  if (words.length === 0) return null;
  const add = async (name: string) => {
    await recordClient("choices").create({ list, name }, key).then(reread, toastRefusal);
    renew(newKey());
  };
  return (
    <details className="mt-1">
      <summary className="cursor-pointer text-ink-2">
        {t("Written, and not on the list ({{count}})", { count: words.length })}
      </summary>
      <ul className="mt-1 divide-y divide-line-2">
        {words.slice(0, most).map((word) => (
          <li key={word} className="flex min-h-10 items-center gap-2">
            <span className="min-w-0 flex-1 truncate">
              {word}
              <span className="text-ink-3"> · {counted(entity, holders(word) ?? 0)}</span>
            </span>
            <Button
              size="small"
              aria-label={t("Put {{name}} on the list", { name: word })}
              onClick={() => void add(word)}
            >
              {t("Add")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
