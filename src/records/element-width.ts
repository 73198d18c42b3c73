import { type RefObject, useLayoutEffect, useState } from "react";

/** The width of an element, kept up to date while `wanted`; measuring costs a layout. */
export function useElementWidth(element: RefObject<HTMLElement | null>, wanted: boolean): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current || !wanted) return;
    setWidth(current.clientWidth);
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, wanted]);
  return width;
}
