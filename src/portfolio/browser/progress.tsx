import { formatPercent } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";

type Props = { share: number | null; /** Where it should be by today. */ mark: number | null; over?: boolean };

/** How far something is: a bar with a tick where it should be by today, and the number. */
export function Progress({ share, mark, over = false }: Props) {
  if (share === null) return <span className="text-ink-3">–</span>;
  const full = Math.min(1, share) * 100;
  return (
    <span className="inline-grid grid-cols-[56px_38px] items-center gap-2">
      <svg aria-hidden className="h-2.5 w-full overflow-visible" preserveAspectRatio="none">
        <rect className="fill-line" y="3" height="4" width="100%" rx="2" />
        <rect className={over ? "fill-bad" : "fill-person"} y="3" height="4" width={`${full}%`} rx="2" />
        {mark !== null && <rect className="fill-ink" width="1.5" height="10" x={`${mark * 98}%`} />}
      </svg>
      <span className={`text-right tabular-nums ${over ? "text-bad" : ""}`}>
        {formatPercent(Math.round(share * 100) / 100)}
        {mark !== null && (
          <span className="sr-only">
            {", "}
            {t("{{share}} by today", { share: formatPercent(Math.round(mark * 100) / 100) })}
          </span>
        )}
      </span>
    </span>
  );
}

/** How much of the time between two days is over; null where one of them is not said. */
export function partOfTime(from: string | null, to: string | null, today: string): number | null {
  if (!from || !to) return null;
  const [first, last, now] = [from, to, today].map((day) => Date.parse(day)) as [number, number, number];
  return Math.min(1, Math.max(0, (now - first) / Math.max(86_400_000, last - first)));
}
