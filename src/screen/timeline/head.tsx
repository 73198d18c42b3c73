import { memo } from "react";
import { t } from "../../ui/translate.ts";
import type { DayWords } from "../calendar/day-words.ts";
import { day_width, type Mark, marksOf, type Scale, weekNumber } from "./scale.ts";
import { head_height, type Window } from "./use-window.ts";

export type Around = { scale: Scale; shown: Window; names: number; words: DayWords; today: string };

/** The days above the lines, in two rows; it stays in sight. */
export const Head = memo(function Head({ scale, shown, names, words, today, label }: Around & { label: string }) {
  const week = (day: string) => t("week {{number}}", { number: String(weekNumber(day)) });
  const { above, below } = marksOf(scale, shown.from, shown.to, words, week);
  const width = day_width[scale.zoom];
  const place = ({ at, days }: Mark) => ({ left: names + at * width, width: days * width });
  return (
    <div
      aria-hidden
      className="sticky top-0 z-20 border-b border-line bg-ground text-meta tabular-nums"
      style={{ height: head_height }}
    >
      <div
        className="sticky left-0 z-10 flex h-full items-end border-r border-line bg-ground px-3 pb-1.5 font-medium text-ink-2"
        style={{ width: names }}
      >
        {label}
      </div>
      {above.map((mark) => (
        <span
          key={mark.at}
          style={place(mark)}
          className="absolute top-1 overflow-clip border-l border-line-2 px-1.5 font-medium whitespace-nowrap"
        >
          <span className="sticky inline-block first-letter:uppercase" style={{ left: names + 6 }}>
            {mark.label}
          </span>
        </span>
      ))}
      {below.map((mark) => (
        <span
          key={mark.at}
          style={place(mark)}
          className={`absolute bottom-1 overflow-hidden text-center ${mark.day === today ? "rounded-full bg-person font-semibold text-on-person" : "text-ink-3"}`}
        >
          {mark.label}
        </span>
      ))}
    </div>
  );
});
