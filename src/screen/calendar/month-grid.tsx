import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RecordRow } from "../../records/record-client.ts";
import { t } from "../../ui/translate.ts";
import type { ActiveDay, Found, Off } from "./calendar.tsx";
import { DayCell } from "./day-cell.tsx";
import type { DayWords } from "./day-words.ts";
import { type Dated, daysLater } from "./days.ts";
import type { Begin } from "./use-begin.ts";
import type { Redate } from "./use-redate.ts";

type Props = {
  dated: Dated;
  words: DayWords;
  found: Found;
  weeks: string[][];
  days: ActiveDay;
  redate: Redate;
  off: Off;
  begin: Begin | null;
  onOpen: (day: string) => void;
};

/** A month in weeks. Arrows move from day to day, and with shift the record that has the focus; Enter opens the day. */
export function MonthGrid(props: Props) {
  const { words, found, weeks, days, off } = props;
  const grid = useRef<HTMLDivElement>(null);
  const room = useRoom(grid, weeks.length);
  const press = useGridKeys(grid, props);
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={words.month(`${days.month}-01`)}
      onKeyDown={press}
      className="flex min-h-0 flex-1 flex-col overflow-y-auto"
    >
      <div role="row" className="sticky top-0 z-10 grid flex-none grid-cols-7 border-b border-line bg-ground">
        {weeks[0]?.map((day) => (
          <div key={day} role="columnheader" className="truncate px-2 py-1 text-meta text-ink-3">
            <span aria-hidden>{words.weekday(day)}</span>
            <span className="sr-only">{words.weekdayInFull(day)}</span>
            {off.isRest(day) && <span> · {t("Not worked")}</span>}
          </div>
        ))}
      </div>
      {weeks.map((week) => (
        <div key={week[0]} role="row" className="grid min-h-24 flex-1 grid-cols-7">
          {week.map((day) => (
            <DayCell key={day} {...props} {...{ day, room }} rows={found.rowsOf(day)} count={found.countOf(day)} />
          ))}
        </div>
      ))}
    </div>
  );
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

function useGridKeys(grid: { current: HTMLDivElement | null }, { weeks, days, found, redate, onOpen }: Props) {
  const { active, month, asked, later, show } = days;
  // The record that was moved by the keyboard: the focus goes with it.
  const follow = useRef<string | null>(null);
  useEffect(() => {
    if (asked?.day.startsWith(month)) grid.current?.querySelector<HTMLElement>(`[data-day="${asked.day}"]`)?.focus();
  }, [grid, asked, month]);
  useEffect(() => {
    if (follow.current && !grid.current?.contains(document.activeElement))
      grid.current?.querySelector<HTMLElement>(`[data-chip="${follow.current}"]`)?.focus();
  });
  return (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey) return;
    const id = (event.target as Element).closest("[data-chip]")?.getAttribute("data-chip");
    const row = id && found.rowsOf(active).find((each) => each.id === id);
    const [start = active] = weeks.find((week) => week.includes(active)) ?? [];
    const step = steps[key];
    const act = {
      Enter: id ? undefined : () => onOpen(active),
      Home: () => show(start, true),
      End: () => show(daysLater(start, 6), true),
    }[key];
    if (step && shiftKey && row) moveBy(row, step);
    else if (step && !shiftKey) later(step);
    else if (act && (event.target as Element).matches("[data-day]")) act();
    else return;
    event.preventDefault();
  };

  function moveBy(row: RecordRow, step: number) {
    if (!redate.may(row)) return;
    const day = daysLater(active, step);
    follow.current = row.id;
    redate.to(row, day);
    show(day);
  }
}

/** How many lines of 24 pixels a day has room for below its number. */
function useRoom(grid: { current: HTMLDivElement | null }, weeks: number): number {
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => {
    const { current } = grid;
    if (!current) return;
    const measure = () => setHeight(current.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [grid]);
  return Math.max(2, Math.floor(((height - head) / weeks - number_line) / 24));
}

const head = 25;
const number_line = 30;
