import { useQuery } from "@tanstack/react-query";
import { failureSentence } from "../../../records/failure.ts";
import { formatNumber } from "../../../ui/format.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { t } from "../../../ui/translate.ts";
import { changesOf } from "./changes-client.ts";
import { ChangedRecord } from "./changed-record.tsx";

// So many stand open; the others are a press away.
const most_open = 4;

type Props = {
  id: string;
  version: number;
  /** The record on whose panel it stands. */
  here?: string;
  /** As it was before somebody edited it. */
  proposed?: boolean;
};

/** What a proposal would change, record by record. */
export function Changes({ id, version, here, proposed = false }: Props) {
  const { data, error } = useQuery(changesOf(id, version, proposed));
  if (error) return <p className="text-ink-2">{failureSentence(error)}</p>;
  if (!data) return <Skeleton className="h-12 w-full" />;
  const { rows, hidden } = data;
  const alone = rows.length === 1 && rows[0]?.id === here;
  const list = (some: typeof rows) => (
    <ul>
      {some.map((changed) => (
        <ChangedRecord key={changed.entity + changed.id} changed={changed} named={!alone} />
      ))}
    </ul>
  );
  return (
    <>
      {list(rows.slice(0, most_open))}
      {rows.length > most_open && (
        <details>
          <summary className="py-1 text-ink-2 hover:text-ink touch:py-3">
            {rows.length === most_open + 1
              ? t("1 more record")
              : t("{{count}} more records", { count: formatNumber(rows.length - most_open) })}
          </summary>
          {list(rows.slice(most_open))}
        </details>
      )}
      {hidden > 0 && (
        <p className="pt-1 text-ink-2">
          {t("Records that you do not see: {{count}}. Somebody who sees them must decide this.", {
            count: formatNumber(hidden),
          })}
        </p>
      )}
    </>
  );
}
