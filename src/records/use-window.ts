import { type RefObject, useCallback, useLayoutEffect, useState } from "react";

type Props = {
  scroller: RefObject<HTMLElement | null>;
  count: number;
  /** Of each row, in pixels. */
  height: number;
  /** What stands above the rows and stays in sight, in pixels. */
  head: number;
  /** Whether all of them are to be drawn, as on paper. */
  all?: boolean;
};

/** Rows beyond those in sight that are drawn all the same, so that a quick hand finds no gap. */
const beyond = 8;

/**
 * Of many rows of one height, those in sight, and what brings a row there. (Lists begin with it, so that it is no library: what
 * measures rows of any height weighs more than all else of a table.)
 */
export function useWindow({ scroller, count, height, head, all = false }: Props) {
  // The first rows are drawn with the table, not once it is measured: what there is below the heading, or less.
  const [[first, last], see] = useState(() => rowsIn(0, Math.max(0, window.innerHeight - 240), height));
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      const now = rowsIn(element.scrollTop, element.clientHeight, height);
      see((before) => (before[0] === now[0] && before[1] === now[1] ? before : now));
    };
    const resized = new ResizeObserver(look);
    resized.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [scroller, height]);
  const show = useCallback(
    (index: number) => {
      const element = scroller.current;
      if (!element) return;
      const [top, end] = [index * height, head + (index + 1) * height];
      if (top < element.scrollTop) element.scrollTo({ top });
      else if (end > element.scrollTop + element.clientHeight) element.scrollTo({ top: end - element.clientHeight });
    },
    [scroller, height, head],
  );
  const from = all ? 0 : Math.max(0, first - beyond);
  const length = all ? count : Math.max(0, Math.min(count - 1, last + beyond) - from + 1);
  return { indexes: Array.from({ length }, (_, nth) => from + nth), total: count * height, show };
}

function rowsIn(top: number, room: number, height: number): [first: number, last: number] {
  return [Math.floor(top / height), Math.floor((top + room) / height)];
}
