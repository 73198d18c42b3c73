import { useState } from "react";
import { formatDuration } from "../../ui/duration.ts";
import { t } from "../../ui/translate.ts";
import { SheetCell } from "./sheet-cell.tsx";
import { type SheetRow, sumOf } from "./sheet-rows.ts";
import type { SheetProps } from "./week-sheet.tsx";

/** The week where there is room for one day: its days in a line with what they come to, and below it the one that is chosen. */
export function SheetDays(props: SheetProps) {
  const { week, sheet, hours, words } = props;
  const { days, today } = week;
  const [chosen, choose] = useState(today);
  const day = days.includes(chosen) ? chosen : (days[0] ?? today);
  const off = hours.off.said(day);
  const all = hours.of(day);
  const spent = formatDuration(onDay(sheet, day));
  return (
    <>
      <Days {...props} {...{ day, choose }} />
      <p className="flex-none px-4 pt-2 text-ink-2 tabular-nums">
        {words.title(day)}
        {off && ` · ${off}`}
        {all ? ` · ${t("{{spent}} of {{all}}", { spent, all: formatDuration(all) })}` : ""}
      </p>
      <ul className="flex-none">
        {sheet.rows.map((row) => (
          <Line key={`${row.key} ${day}`} {...props} {...{ row, day }} />
        ))}
      </ul>
      {sheet.rows.length === 0 && !sheet.isPending && (
        <p className="px-4 py-3 text-ink-3">{t("There is no time in this week.")}</p>
      )}
    </>
  );
}

const onDay = ({ data = [] }: SheetProps["sheet"], day: string) => sumOf(data.filter((entry) => entry.day === day));

type Choice = { day: string; choose: (day: string) => void };

function Days({ week: { days }, sheet, words, day, choose }: SheetProps & Choice) {
  return (
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
          <span className="tabular-nums">{onDay(sheet, one) > 0 ? formatDuration(onDay(sheet, one)) : "–"}</span>
        </button>
      ))}
    </div>
  );
}

function Line({ row, day, sheet, words }: SheetProps & { row: SheetRow; day: string }) {
  const under = [row.code, row.under].filter(Boolean).join(" · ");
  return (
    <li className="flex items-center gap-2 border-b border-line-2 px-4 py-1">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{row.title}</span>
        <span className="block truncate text-meta text-ink-3">{under}</span>
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
  );
}
