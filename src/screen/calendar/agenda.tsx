import { Plus } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { pressToOpen, useList } from "../../records/list-context.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatNumber } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import type { Found, Off } from "./calendar.tsx";
import type { DayWords } from "./day-words.ts";
import { RecordLine } from "./record-line.tsx";
import type { Begin } from "./use-begin.ts";

type Props = {
  words: DayWords;
  found: Found;
  days: string[];
  today: string;
  off: Off;
  begin: Begin | null;
  onOpen: (day: string) => void;
};

/** The days of a month on which something lies, below each other, and all where one can begin something on each; what comes is in sight, and above it what was. */
export function Agenda(props: Props) {
  const { found, days, today, off, begin } = props;
  const now = useRef<HTMLElement>(null);
  const { pending, counted } = found;
  // What was is above; what comes is what people look for.
  useEffect(() => {
    now.current?.scrollIntoView();
  }, [pending, counted]);
  const filled = days.filter((day) => found.countOf(day) > 0 || off.nameOf(day));
  const next = filled.find((day) => day >= today) ?? today;
  const nothing = filled.length === 0 && !pending;
  if (nothing && !begin) return <EmptyState sentence={t("Nothing lies in this month.")} />;
  return (
    <>
      {nothing && (
        <p className="flex-none border-b border-line px-4 py-3 text-ink-2">{t("Nothing lies in this month.")}</p>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto">
        {(begin ? days : filled).map((day) => (
          <AgendaDay key={day} place={day === next ? now : null} {...props} {...{ day }} />
        ))}
      </div>
    </>
  );
}

type DayProps = Omit<Props, "days"> & { day: string; place: RefObject<HTMLElement | null> | null };

function AgendaDay({ day, place, words, found, off, begin, onOpen, today }: DayProps) {
  const list = useList();
  const rows = found.rowsOf(day);
  const count = found.countOf(day);
  const empty = count === 0 && !off.nameOf(day);
  // (Whoever goes from part to part does not stop at days on which there is nothing.)
  const [Part, Title] = empty ? (["div", "p"] as const) : (["section", "h3"] as const);
  const look = empty ? "bg-raised" : "sticky top-0 bg-sunken";
  return (
    <Part ref={place as never} aria-label={empty ? undefined : words.inFull(day)}>
      <div className={classNames("flex min-h-8 items-center gap-2 border-b border-line pr-2 pl-4 text-meta", look)}>
        <Title className="flex min-w-0 flex-1 items-center gap-2">
          <span className={classNames("flex-1 first-letter:uppercase", inkOf(day === today, empty))}>
            {day === today ? `${t("today")}, ${words.short(day)}` : words.short(day)}
          </span>
          <span className="truncate text-ink-3">{off.said(day)}</span>
          {!empty && <span className="pr-2 text-ink-3 tabular-nums">{formatNumber(count)}</span>}
        </Title>
        {begin && <IconButton icon={Plus} label={begin.labelOn(day)} onClick={() => begin.act(day)} />}
      </div>
      {rows.length > 0 && (
        <ul className="divide-y divide-line">
          {rows.map((row) => (
            <RecordLine key={row.id} row={row} href={list.hrefOf(row.id)} onOpen={pressToOpen(list, row.id)} />
          ))}
        </ul>
      )}
      {count > rows.length && <Hidden count={count - rows.length} onOpen={() => onOpen(day)} />}
    </Part>
  );
}

function inkOf(today: boolean, empty: boolean): string {
  if (today) return "font-medium text-person";
  return empty ? "text-ink-3" : "font-medium text-ink-2";
}

function Hidden({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <Button tone="quiet" className="m-2" onClick={onOpen}>
      {t("{{count}} more", { count: formatNumber(count) })}
    </Button>
  );
}
