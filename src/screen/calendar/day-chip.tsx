import { draggable } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, useState } from "react";
import { placeOf } from "../../entities/places.ts";
import { pressToOpen, useList } from "../../records/list-context.ts";
import { columnOf, type RecordRow } from "../../records/record-client.ts";
import { stateWord } from "../../records/state-word.ts";
import { useStateColumn } from "../../records/use-meta.ts";
import { WaitingMark } from "../../records/waiting-mark.tsx";
import { classNames } from "../../ui/class-names.ts";
import { formatTime } from "../../ui/format-short.ts";
import { useScreen } from "../description.ts";
import { StateGlyph } from "../state-mark.tsx";
import type { Dated } from "./days.ts";

type Props = {
  row: RecordRow;
  day: string;
  dated: Dated;
  /** Whether it is on the way of the Tab key: those of one day are. */
  reached: boolean;
  /** Whether it can be drawn to another day. */
  may: boolean;
};

/** A record on its day: where it stands, when, and what it is called. */
export function DayChip({ row, day, dated, reached, may }: Props) {
  const { described } = useScreen();
  const list = useList();
  const [element, dragged] = useDrag(row, day, may);
  const state_column = useStateColumn(described.entity);
  const state = state_column && String(columnOf(row, state_column));
  const name = placeOf(described.entity)?.line(row as never) ?? "";
  return (
    <div ref={element} className={classNames("flex-none", dragged && "opacity-40")}>
      <a
        href={list.hrefOf(row.id)}
        data-chip={row.id}
        tabIndex={reached ? 0 : -1}
        // The browser's own drag of a link would take the place of the chip's.
        draggable={false}
        title={state ? `${name} · ${stateWord(described.entity, state)}` : name}
        onClick={pressToOpen(list, row.id)}
        className={classNames(
          "flex h-5.5 items-center gap-1 rounded-sm px-1 text-meta focus-visible:-outline-offset-2",
          list.openId === row.id ? "bg-person-soft text-person" : "bg-(--chip,var(--sunken)) hover:bg-line-2",
        )}
      >
        {state && (
          <>
            <StateGlyph glyph={described.glyph?.(state)} />
            <span className="sr-only">{stateWord(described.entity, state)}</span>
          </>
        )}
        {dated.moment && (
          <span className="flex-none text-ink-2 tabular-nums">{formatTime(String(columnOf(row, dated.column)))}</span>
        )}
        <span className="min-w-0 truncate">{name}</span>
        <WaitingMark id={row.id} />
      </a>
    </div>
  );
}

function useDrag(row: RecordRow, day: string, enabled: boolean) {
  const element = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState(false);
  const latest = useRef(row);
  useEffect(() => {
    latest.current = row;
  });
  useEffect(() => {
    if (!element.current || !enabled) return;
    return draggable({
      element: element.current,
      getInitialData: () => ({ dated: latest.current, day }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [day, enabled]);
  return [element, dragged] as const;
}
