import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, type SyntheticEvent, useCallback, useEffect, useRef } from "react";
import { classNames } from "../ui/class-names.ts";
import { BoardCard, type CardProps } from "./board-card.tsx";
import { cardOf } from "./board-keys.ts";
import type { RecordRow } from "./record-client.ts";

type Props<Row extends RecordRow> = Omit<CardProps<Row>, "row"> & {
  rows: Row[];
  /** How many there are in all; -1 while that is not known. */
  count: number;
  onMore: (() => void) | null;
  /** The card above which the held one would come, null for the end. */
  gap: string | null | undefined;
};

// Where the held card would come.
const line = "before:absolute before:inset-x-0 before:h-0.5 before:rounded-full before:bg-focus";

// The next cards are asked for while so many are still out of sight.
const ahead = 10;

/** The cards of a column, of which only those in sight exist; what is held by the hand or the focus stays. */
export function BoardCards<Row extends RecordRow>(props: Props<Row>) {
  const { rows, count, gap } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [virtual, hold] = useCards(props, scroller);
  return (
    <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto px-1.5">
      <ul
        className="relative empty:hidden"
        style={{ height: virtual.getTotalSize() }}
        onFocus={hold}
        onDragStart={hold}
      >
        {gap === null && <li role="presentation" className={`absolute inset-x-0 bottom-0 ${line} before:bottom-0`} />}
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={count}
              aria-posinset={index + 1}
              className={classNames("absolute inset-x-0 pb-1.5", gap === row.id && `${line} before:-top-1`)}
              style={{ top: start }}
            >
              <BoardCard {...props} row={row} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The cards in sight, the next of which are asked for in time, and what notes which one is held. */
function useCards<Row extends RecordRow>({ rows, onMore, follow }: Props<Row>, scroller: RefObject<Element | null>) {
  const held = useRef<string | undefined>(undefined);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 90,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
    // Room for the ring of the focus.
    paddingStart: 4,
    rangeExtractor: useCallback((range: Range) => withHeld(range, rows, held.current), [rows]),
  });
  const last = virtual.getVirtualItems().at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - ahead) onMore?.();
  }, [last, rows.length, onMore]);
  useEffect(() => {
    // A card that came by the keyboard, and is out of sight here, cannot take the focus.
    const index = rows.findIndex(({ id }) => id === follow.current);
    if (index < 0 || document.activeElement !== document.body) return;
    virtual.scrollToIndex(index);
    // (One that changed places with another has lost it.)
    scroller.current?.querySelector<HTMLElement>(`[data-card="${follow.current}"] a`)?.focus();
  }, [rows, follow, virtual, scroller]);
  const hold = ({ target }: SyntheticEvent) => (held.current = cardOf(target as Element));
  return [virtual, hold] as const;
}

function withHeld(range: Range, rows: RecordRow[], held: string | undefined): number[] {
  const shown = defaultRangeExtractor(range);
  const index = held === undefined ? -1 : rows.findIndex(({ id }) => id === held);
  return index < 0 || shown.includes(index) ? shown : [...shown, index].toSorted((one, other) => one - other);
}
