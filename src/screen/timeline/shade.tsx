import { memo } from "react";
import type { WorkingDays } from "../../working-time/working-days.ts";
import type { Around } from "./head.tsx";
import { day_width, dayAt, xOf } from "./scale.ts";
import { head_height } from "./use-window.ts";

/** The days on which nobody works, and today. */
export const Shade = memo(function Shade({ scale, shown, names, today, calendar }: Around & { calendar: WorkingDays }) {
  const width = day_width[scale.zoom];
  const rests: { at: number; days: number }[] = [];
  for (let at = shown.from; scale.zoom !== "months" && at < Math.min(shown.to, scale.days); at++) {
    if (calendar.isWorked(dayAt(scale, at))) continue;
    const last = rests.at(-1);
    if (last && last.at + last.days === at) last.days += 1;
    else rests.push({ at, days: 1 });
  }
  return (
    <div aria-hidden className="pointer-events-none absolute inset-x-0 bottom-0" style={{ top: head_height }}>
      {/* (Above the bars, below the names.) */}
      {rests.map(({ at, days }) => (
        <div
          key={at}
          className="absolute inset-y-0 bg-sunken"
          style={{ left: names + at * width, width: days * width }}
        />
      ))}
      <div
        className="absolute inset-y-0 z-1 w-0.5 bg-person"
        style={{ left: names + xOf(scale, today) + width / 2 - 1 }}
      />
    </div>
  );
});
