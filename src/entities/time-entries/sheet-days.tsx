import { useState } from "react";
import { formatDuration } from "../../ui/duration.ts";
import { t } from "../../ui/translate.ts";
import { SheetCell } from "./sheet-cell.tsx";
import { sumOf } from "./sheet-rows.ts";
import type { SheetProps } from "./week-sheet.tsx";

/** The week where there is room for one day: its days in a line with what they come to, and below it the one that is chosen. */
export function SheetDays({ week, sheet, hours, words }: SheetProps) {
  const { days, today } = week;
  const [chosen, choose] = useState(today);
  const day = days.includes(chosen) ? chosen : (days[0] ?? today);
  const onDay = (one: string) => sumOf((sheet.data ?? []).filter((entry) => entry.day === one));
  const off = hours.off.said(day);
  const all = hours.of(day);
  return (
    <>
      <div role="radiogroup" aria-label={t("Day")} className="grid flex-none grid-cols-7 border-b border-line">
        {days.map((one) => (
          <button
            key={one}
            type="button"
            role="radio"
            aria-checked={one === day}
            aria-label={words.inFull(one)}
            onClick={() => choose(one)}
            className="flex min-h-12 flex-col items-center justify-center border-b-2 border-transparent text-meta text-ink-2 aria-checked:border-person aria-checked:font-medium aria-checked:text-person"
          >
            <span>{`${words.weekday(one)} ${Number(one.slice(8))}`}</span>
            <span className="tabular-nums">{onDay(one) > 0 ? formatDuration(onDay(one)) : "–"}</span>
          </button>
        ))}
      </div>
      <p className="flex-none px-4 pt-2 text-ink-2 tabular-nums">
        {words.title(day)}
        {off && ` · ${off}`}
        {all ? ` · ${t("{{spent}} of {{all}}", { spent: formatDuration(onDay(day)), all: formatDuration(all) })}` : ""}
      </p>
      <ul className="flex-none">
        {sheet.rows.map((row) => (
          <li key={`${row.key} ${day}`} className="flex items-center gap-2 border-b border-line-2 px-4 py-1">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{row.title}</span>
              <span className="block truncate text-meta text-ink-3">
                {[row.code, row.under].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span className="w-32 flex-none">
              <SheetCell
                {...{ row, day }}
                label={`${row.title}, ${words.inFull(day)}`}
                editable={sheet.mine}
                put={sheet.put}
              />
            </span>
          </li>
        ))}
      </ul>
      {sheet.rows.length === 0 && !sheet.isPending && (
        <p className="px-4 py-3 text-ink-3">{t("There is no time in this week.")}</p>
      )}
    </>
  );
}
