import { useEffect, useRef } from "react";
import { pressToOpen, useList } from "../../records/list-context.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { Found, Off } from "./calendar.tsx";
import type { DayWords } from "./day-words.ts";
import { RecordLine } from "./record-line.tsx";

type Props = { words: DayWords; found: Found; days: string[]; today: string; off: Off; onOpen: (day: string) => void };

/** The days of a month on which something lies, below each other; what comes is in sight, and above it what was. */
export function Agenda({ words, found, days, today, off, onOpen }: Props) {
  const list = useList();
  const now = useRef<HTMLElement>(null);
  const { pending, counted } = found;
  // What was is above; what comes is what people look for.
  useEffect(() => {
    now.current?.scrollIntoView();
  }, [pending, counted]);
  const filled = days.filter((day) => found.countOf(day) > 0 || off.nameOf(day));
  const next = filled.find((day) => day >= today);
  if (filled.length === 0 && !pending) return <EmptyState sentence={t("Nothing lies in this month.")} />;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {filled.map((day) => {
        const rows = found.rowsOf(day);
        const hidden = found.countOf(day) - rows.length;
        return (
          <section key={day} ref={day === next ? now : null} aria-label={words.inFull(day)}>
            <h3
              className={`sticky top-0 flex gap-2 border-b border-line bg-sunken px-4 py-1.5 text-meta font-medium ${day === today ? "text-person" : "text-ink-2"}`}
            >
              <span className="flex-1 first-letter:uppercase">
                {day === today ? `${t("today")}, ${words.short(day)}` : words.short(day)}
              </span>
              <span className="truncate font-normal text-ink-3">{off.said(day)}</span>
              <span className="font-normal text-ink-3 tabular-nums">{formatNumber(found.countOf(day))}</span>
            </h3>
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <RecordLine key={row.id} row={row} href={list.hrefOf(row.id)} onOpen={pressToOpen(list, row.id)} />
              ))}
            </ul>
            {hidden > 0 && <Hidden count={hidden} onOpen={() => onOpen(day)} />}
          </section>
        );
      })}
    </div>
  );
}

function Hidden({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <Button tone="quiet" className="m-2" onClick={onOpen}>
      {t("{{count}} more", { count: formatNumber(count) })}
    </Button>
  );
}
