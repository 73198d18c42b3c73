import { type RefObject, useCallback, useLayoutEffect, useState } from "react";
import { day_width, type Scale } from "./scale.ts";

export const row_height = 34;
export const head_height = 46;

/** Which lines and days are in sight, and some around them. */
export type Window = { first: number; last: number; from: number; to: number };

// So many are drawn beyond what is seen, and drawn anew when so many have gone by.
const [more_rows, step_rows] = [8, 4];
const [more_pixels, step_pixels] = [420, 168];

/** What of a timeline is drawn, however long and wide it is: told anew as it is scrolled, some lines or days at a time. */
export function useWindow(scroller: RefObject<HTMLElement | null>, scale: Scale, names: number) {
  const [seen, see] = useState({ row: 0, rows: 30, x: 0, width: 1200 });
  const read = useCallback(() => {
    const { current: at } = scroller;
    if (!at) return;
    const now = {
      row: Math.floor(at.scrollTop / row_height / step_rows) * step_rows,
      rows: Math.ceil(at.clientHeight / row_height),
      x: Math.floor(at.scrollLeft / step_pixels) * step_pixels,
      width: at.clientWidth - names,
    };
    see((last) =>
      last.row === now.row && last.rows === now.rows && last.x === now.x && last.width === now.width ? last : now,
    );
  }, [scroller, names]);
  useLayoutEffect(() => {
    const { current: at } = scroller;
    if (!at) return;
    read();
    const observer = new ResizeObserver(read);
    observer.observe(at);
    return () => observer.disconnect();
  }, [scroller, read]);
  const width = day_width[scale.zoom];
  const shown: Window = {
    first: Math.max(0, seen.row - more_rows),
    last: seen.row + seen.rows + step_rows + more_rows,
    from: Math.max(0, Math.floor((seen.x - more_pixels) / width)),
    to: Math.ceil((seen.x + seen.width + step_pixels + more_pixels) / width),
  };
  return { shown, onScroll: read };
}
