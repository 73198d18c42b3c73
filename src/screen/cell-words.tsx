import { useEffect, useRef, useState } from "react";
import type { CellsProps } from "../records/list-description.ts";
import { listenForCells } from "./cell-asked.ts";
import type { CellPlace } from "./cell-places.ts";

/**
 * What a cell's value is made of, beside it: when the pointer rests on it, when the arrows come to it, or by a touch. One for the
 * whole table, so that rows know nothing of it; what it says is read then.
 */
export function CellWords({ scroller, rows, columns }: CellsProps) {
  const { place, keep, leave } = useExplained(scroller, columns);
  const row = place && rows[place.index];
  const Words = columns.find(({ name }) => name === place?.column)?.explain;
  if (!row || !Words) return null;
  return (
    <div
      // What comes a moment later is read out, too.
      role="status"
      popover="manual"
      ref={show}
      style={besideOf(place.cell)}
      // (Each move within it is also one over the table.)
      onPointerOver={keep}
      onPointerLeave={leave}
      className="fixed right-auto bottom-auto m-0 w-72 rounded-md border border-line bg-raised px-3 py-2 text-ink shadow-float"
    >
      <Words key={row.id} row={row} />
    </div>
  );
}

// Browsers that do not know the top layer show the element where it is.
function show(element: HTMLElement | null): void {
  if (element?.isConnected) element.showPopover?.();
}

// About so much room is wanted; where there is less below, it stands above.
const [wide, high] = [296, 220];

function besideOf(cell: HTMLElement) {
  const { left, top, bottom } = cell.getBoundingClientRect();
  const across = { left: Math.max(8, Math.min(left, innerWidth - wide)) };
  return bottom + high > innerHeight
    ? { ...across, bottom: innerHeight - top + 4, top: "auto" }
    : { ...across, top: bottom + 4 };
}

const pause_ms = 150;

function useExplained(scroller: CellsProps["scroller"], columns: CellsProps["columns"]) {
  const [place, put] = useState<CellPlace | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const explained = columns.flatMap(({ name, explain }) => (explain ? [name] : [])).join(" ");
  useEffect(() => {
    const around = scroller.current;
    if (!around || !explained) return undefined;
    const stop = listenForCells(around, explained.split(" "), (next, wait = pause_ms) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => put(next), wait);
    });
    return () => {
      clearTimeout(timer.current);
      stop();
    };
  }, [scroller, explained]);
  const keep = () => clearTimeout(timer.current);
  // The pause lets the pointer travel onto the words without losing them.
  const leave = () => {
    keep();
    timer.current = setTimeout(() => put(null), pause_ms);
  };
  return { place, keep, leave };
}
