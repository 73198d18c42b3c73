import { recordClient } from "../../../records/record-client.ts";
import { toastRefusal } from "../../../screen/refusals.ts";
import { Button } from "../../../ui/button.tsx";
import { formatDate } from "../../../ui/format.ts";
import { t } from "../../../ui/translate.ts";
import { type OwnFieldRow, useRereadFields } from "./use-own-fields.ts";

const kept_for = 30 * 24 * 3_600_000;

/** Fields that were removed and can still be brought back, each with the day on which its values go. */
export function RemovedFields({ fields }: { fields: OwnFieldRow[] }) {
  const reread = useRereadFields();
  const until = ({ retired_at }: OwnFieldRow) => Date.parse(retired_at ?? "") + kept_for;
  const kept = fields.filter(({ emptied_at }) => !emptied_at);
  if (kept.length === 0) return null;
  const bringBack = ({ id }: OwnFieldRow) =>
    void recordClient("own_fields").do("bring_back", { id }).then(reread, toastRefusal);
  return (
    <details className="mt-2">
      <summary className="cursor-pointer text-ink-2">{t("Removed fields ({{count}})", { count: kept.length })}</summary>
      <ul className="mt-1 divide-y divide-line-2">
        {kept.map((field) => (
          <li key={field.id} className="flex min-h-10 items-center gap-2">
            <span className="min-w-0 flex-1 truncate">
              {field.name}
              <span className="text-ink-3">
                {" · "}
                {t("values kept until {{day}}", { day: formatDate(new Date(until(field)).toISOString().slice(0, 10)) })}
              </span>
            </span>
            <Button size="small" onClick={() => bringBack(field)}>
              {t("Bring back")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
