import type { KeyboardEvent } from "react";
import { formatDuration } from "../../ui/duration.ts";
import { t } from "../../ui/translate.ts";
import { SheetCell } from "./sheet-cell.tsx";
import { type SheetRow, sumOf } from "./sheet-rows.ts";
import type { SheetProps } from "./week-sheet.tsx";

/** The week as a table in which one types: arrows and Enter go from cell to cell, the page keys to other weeks. */
export function SheetGrid(props: SheetProps) {
  const { week, sheet } = props;
  return (
    <table
      aria-label={t("Week")}
      onKeyDown={(event) => walk(event, week.turn)}
      className="w-full min-w-180 flex-none table-fixed border-collapse"
    >
      <Headings {...props} />
      <tbody>
        {sheet.rows.map((row) => (
          <Line key={row.key} {...props} {...{ row }} />
        ))}
        {sheet.rows.length === 0 && !sheet.isPending && (
          <tr className="border-t border-line-2">
            <td colSpan={9} className="px-4 py-3 text-ink-3">
              {t("There is no time in this week.")}
            </td>
          </tr>
        )}
      </tbody>
      <Sums {...props} />
    </table>
  );
}

function Headings({ week: { days, today }, hours, words }: SheetProps) {
  return (
    <thead>
      <tr className="text-meta text-ink-3">
        <th scope="col" className="w-[30%] px-4 py-1.5 text-left font-normal">
          {t("Worked on")}
        </th>
        {days.map((day) => (
          <th key={day} scope="col" className={`px-2 py-1.5 text-right font-normal ${tint(day === today)}`}>
            <span className={day === today ? "font-medium text-person" : ""}>{words.short(day)}</span>
            {hours.off.said(day) && <span className="block truncate">{hours.off.said(day)}</span>}
          </th>
        ))}
        <th scope="col" className="w-24 px-3 py-1.5 text-right font-normal">
          {t("Sum")}
        </th>
      </tr>
    </thead>
  );
}

function Line({ row, week: { days, today }, sheet, words }: SheetProps & { row: SheetRow }) {
  return (
    <tr className="border-t border-line-2 hover:bg-sunken">
      <RowHead row={row} />
      {days.map((day) => (
        <td key={day} className={`px-1 ${tint(day === today)}`}>
          <SheetCell
            {...{ row, day }}
            label={`${row.title}, ${words.inFull(day)}`}
            editable={sheet.mine}
            put={sheet.put}
          />
        </td>
      ))}
      <td className="px-3 text-right tabular-nums">{said(sumOf([...row.cells.values()].flat()))}</td>
    </tr>
  );
}

/** What each day comes to, beside what is worked on it. */
function Sums({ week: { days, today }, sheet, hours }: SheetProps) {
  const on = (day: string) => sumOf((sheet.data ?? []).filter((entry) => entry.day === day));
  return (
    <tfoot>
      <tr className="border-t border-line font-medium">
        <th scope="row" className="px-4 py-1.5 text-left font-medium">
          {t("Sum")}
        </th>
        {days.map((day) => (
          <td key={day} className={`px-3 py-1.5 text-right tabular-nums ${tint(day === today)}`}>
            <span className={short(on(day), hours.of(day), day < today) ? "text-warn" : ""}>{said(on(day))}</span>
            {hours.of(day) ? (
              <span className="block text-meta font-normal text-ink-3">
                {t("of {{all}}", { all: formatDuration(hours.of(day) ?? 0) })}
              </span>
            ) : null}
          </td>
        ))}
        <td className="px-3 py-1.5 text-right tabular-nums">{said(sumOf(sheet.data ?? []))}</td>
      </tr>
    </tfoot>
  );
}

/** What a line is about. */
function RowHead({ row }: { row: SheetRow }) {
  return (
    <th scope="row" className="px-4 py-1 text-left font-normal">
      <span className="flex min-w-0 items-baseline gap-2">
        {row.code && <span className="flex-none text-meta text-ink-3">{row.code}</span>}
        <span className="truncate font-medium">{row.title}</span>
      </span>
      {row.under && <span className="block truncate text-meta text-ink-3">{row.under}</span>}
    </th>
  );
}

const tint = (here: boolean) => (here ? "bg-person-soft/40" : "");
const said = (minutes: number) => (minutes > 0 ? formatDuration(minutes) : "–");
/** Whether a day that is over has less than is worked on it. */
const short = (minutes: number, all: number | undefined, over: boolean) => over && all !== undefined && minutes < all;

/** The arrows go to the next cell, left and right from the end of what is typed; Enter goes down, the page keys to another week. */
function walk(event: KeyboardEvent<HTMLTableElement>, turn: (way: 1 | -1) => void): void {
  const from = (event.target as Element).closest<HTMLInputElement>("input[data-cell]");
  if (!from || event.ctrlKey || event.altKey || event.metaKey) return;
  const step = stepOf(event, from);
  if (event.key === "PageDown" || event.key === "PageUp") {
    from.blur();
    turn(event.key === "PageDown" ? 1 : -1);
  } else if (!step) return;
  else {
    const cells = [...event.currentTarget.querySelectorAll<HTMLInputElement>("input[data-cell]")];
    cells[cells.indexOf(from) + step]?.focus();
    if (event.key === "Enter" && !cells[cells.indexOf(from) + step]) from.blur();
  }
  event.preventDefault();
}

function stepOf({ key, shiftKey }: KeyboardEvent, { selectionStart, selectionEnd, value }: HTMLInputElement): number {
  if (key === "Enter") return shiftKey ? -7 : 7;
  if (key === "ArrowDown") return 7;
  if (key === "ArrowUp") return -7;
  const all = selectionStart === 0 && selectionEnd === value.length;
  if (key === "ArrowLeft" && (all || selectionEnd === 0)) return -1;
  if (key === "ArrowRight" && (all || selectionStart === value.length)) return 1;
  return 0;
}
