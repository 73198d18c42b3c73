import { dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { RecordRow } from "../../records/record-client.ts";
import { classNames } from "../../ui/class-names.ts";
import { formatNumber } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { useScreen } from "../description.ts";
import { counted } from "../words.ts";
import type { ActiveDay, Off } from "./calendar.tsx";
import { DayChip } from "./day-chip.tsx";
import type { DayWords } from "./day-words.ts";
import type { Dated } from "./days.ts";
import type { Begin } from "./use-begin.ts";
import type { Redate } from "./use-redate.ts";

type Props = {
  day: string;
  rows: RecordRow[];
  /** How many lie on it in all. */
  count: number;
  /** How many lines it has room for. */
  room: number;
  dated: Dated;
  words: DayWords;
  days: ActiveDay;
  redate: Redate;
  off: Off;
  begin: Begin | null;
  onOpen: (day: string) => void;
};

/** One day: its number, the records that there is room for, and how many more there are. */
export function DayCell(props: Props) {
  const { day, rows, count, room, dated, words, days, redate, off, begin, onOpen } = props;
  const [element, over] = useDropTarget(day, redate);
  const shown = rows.slice(0, count > room ? room - 1 : room);
  const hidden = count - shown.length;
  const is_active = day === days.active;
  return (
    <div
      ref={element}
      role="gridcell"
      data-day={day}
      data-begins={begin?.mark(day)}
      tabIndex={is_active ? 0 : -1}
      aria-current={day === days.today ? "date" : undefined}
      onFocus={() => days.choose(day)}
      className={classNames(
        "group relative flex min-w-0 flex-col gap-0.5 overflow-hidden border-r border-b border-line px-1 pb-1 focus-visible:-outline-offset-2 [&:last-child]:border-r-0",
        groundOf(over, !!off.said(day), day.startsWith(days.month)),
      )}
    >
      <DayNumber {...{ day, count, words, days, off, onOpen }} />
      {shown.map((row) => (
        <DayChip key={row.id} {...{ row, day, dated }} reached={is_active} may={redate.may(row)} />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          tabIndex={is_active ? 0 : -1}
          onClick={() => onOpen(day)}
          className="h-5.5 flex-none truncate rounded-sm px-1.5 text-left text-meta text-ink-2 hover:bg-line-2 hover:text-ink"
        >
          {t("{{count}} more", { count: formatNumber(hidden) })}
        </button>
      )}
      {begin && <BeginHere {...{ day, begin }} reached={is_active} />}
    </div>
  );
}

/** Begins a new record on the day. Over its number's line, at the end for the Tab key: what lies there comes first. */
function BeginHere({ day, begin, reached }: { day: string; begin: Begin; reached: boolean }) {
  const { kbd } = begin.key;
  return (
    <IconButton
      icon={Plus}
      label={begin.labelOn(day)}
      // (The key acts on the day that has the focus.)
      {...(reached && kbd && { kbd })}
      tabIndex={reached ? 0 : -1}
      onClick={({ currentTarget }) => {
        // Who leaves the form is on the day again.
        currentTarget.closest<HTMLElement>("[data-day]")?.focus();
        begin.act(day);
      }}
      className="absolute top-0.5 right-0.5 size-6! bg-inherit opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:size-8! touch:text-ink-3 touch:opacity-100"
    />
  );
}

function groundOf(over: boolean, off: boolean, here: boolean): string {
  if (over) return "bg-person-soft";
  // What lies on a day off stands out from it all the same.
  if (off) return "bg-sunken [--chip:var(--raised)]";
  return here ? "bg-raised" : "bg-ground";
}

/** The number of the day, and for who listens the whole of it: the day is called by what is in it. */
function DayNumber(props: Pick<Props, "day" | "count" | "words" | "days" | "off" | "onOpen">) {
  const { day, count, words, days, off, onOpen } = props;
  const { entity } = useScreen().described;
  const here = day.startsWith(days.month) ? "text-ink-2 hover:bg-line-2" : "text-ink-3 hover:bg-line-2";
  return (
    <div className="mt-1 flex flex-none items-center gap-1 text-meta">
      <button
        type="button"
        tabIndex={-1}
        aria-label={[words.inFull(day), off.said(day), counted(entity, count)].filter(Boolean).join(", ")}
        onClick={() => onOpen(day)}
        className={`h-5.5 min-w-5.5 rounded-full px-1.5 tabular-nums ${day === days.today ? "bg-person font-medium text-on-person" : here}`}
      >
        {Number(day.slice(8))}
      </button>
      {day.endsWith("-01") && (
        <span aria-hidden className="-ml-1 text-ink-3">
          {words.monthInShort(day)}
        </span>
      )}
      <span aria-hidden title={off.nameOf(day)} className="min-w-0 truncate text-ink-3">
        {off.nameOf(day) && day.endsWith("-01") && "· "}
        {off.nameOf(day)}
      </span>
    </div>
  );
}

function useDropTarget(day: string, redate: Redate) {
  const element = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const latest = useRef(redate);
  useEffect(() => {
    latest.current = redate;
  });
  useEffect(() => {
    if (!element.current) return;
    return dropTargetForElements({
      element: element.current,
      canDrop: ({ source }) => "dated" in source.data && source.data["day"] !== day,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        latest.current.to(source.data["dated"] as RecordRow, day);
      },
    });
  }, [day]);
  return [element, over] as const;
}
