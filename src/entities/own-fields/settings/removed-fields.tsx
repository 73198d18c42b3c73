import { OutOfUse } from "../../../screen/out-of-use.tsx";
import { formatDate } from "../../../ui/format.ts";
import { t } from "../../../ui/translate.ts";
import { type OwnFieldRow, useRereadFields } from "./use-own-fields.ts";

const kept_for = 30 * 24 * 3_600_000;

/** Fields that were removed and can still be brought back, each with the day on which its values go. */
export function RemovedFields({ fields }: { fields: OwnFieldRow[] }) {
  const until = ({ retired_at }: OwnFieldRow) =>
    new Date(Date.parse(retired_at ?? "") + kept_for).toISOString().slice(0, 10);
  const kept = fields
    .filter(({ emptied_at }) => !emptied_at)
    .map((field) => ({
      id: field.id,
      name: field.name,
      left: t("values kept until {{day}}", { day: formatDate(until(field)) }),
    }));
  const title = t("Removed fields ({{count}})", { count: kept.length });
  return <OutOfUse entity="own_fields" title={title} rows={kept} reread={useRereadFields()} />;
}
