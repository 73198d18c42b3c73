import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { Counts } from "../import-record.ts";
import { outcome_words } from "./import-words.ts";

const tones = { good: "text-good", bad: "text-bad", none: "text-ink" };

/** How many rows came to what. */
export function CountsList({ counts, after }: { counts: Counts; after: boolean }) {
  const shown = outcome_words.filter(({ outcome }) => counts[outcome as keyof Counts]);
  return (
    <dl aria-live="polite" className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 text-form">
      {shown.map(({ outcome, before, after: done, tone }) => (
        <div key={outcome} className="contents">
          <dt className="text-ink-2">{t(after ? done : before)}</dt>
          <dd className={`text-right font-medium tabular-nums ${tones[tone ?? "none"]}`}>
            {formatNumber(counts[outcome as keyof Counts] ?? 0)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
