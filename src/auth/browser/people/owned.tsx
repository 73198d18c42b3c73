import { placeOf } from "../../../entities/places.ts";
import { formatNumber } from "../../../ui/format.ts";
import { t } from "../../../ui/translate.ts";

/** How many records of each kind somebody owns. */
export function Owned({ name, counts }: { name: string; counts: Array<[entity: string, count: number]> }) {
  if (counts.length === 0) return <p>{t("{{name}} owns no records.", { name })}</p>;
  return (
    <div>
      <p>{t("{{name}} owns:", { name })}</p>
      <dl className="mt-1 grid grid-cols-[max-content_max-content] gap-x-4">
        {counts.map(([entity, count]) => (
          <div key={entity} className="contents">
            <dt className="text-ink-2">{t(placeOf(entity)?.words.many ?? entity)}</dt>
            <dd className="text-right font-medium tabular-nums">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
