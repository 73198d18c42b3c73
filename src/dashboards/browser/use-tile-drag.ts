import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { useEffect, useRef, useState } from "react";

/** Lets a tile be dragged by its handle and others be dropped before or after it; says which of it is going on. */
export function useTileDrag(id: string) {
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [dragged, setDragged] = useState(false);
  const [gap, setGap] = useState<"before" | "after" | null>(null);
  useEffect(() => {
    const [tile, dragHandle] = [element.current, handle.current];
    if (!tile || !dragHandle) return undefined;
    const stop = [
      draggable({
        element: tile,
        dragHandle,
        getInitialData: () => ({ tile: id }),
        onDragStart: () => setDragged(true),
        onDrop: () => setDragged(false),
      }),
      dropTargetForElements({
        element: tile,
        canDrop: ({ source }) => typeof source.data["tile"] === "string" && source.data["tile"] !== id,
        getData: ({ input }) => ({ beside: id, after: isAfter(tile, input) }),
        onDrag: ({ location }) => setGap(isAfter(tile, location.current.input) ? "after" : "before"),
        onDragLeave: () => setGap(null),
        onDrop: () => setGap(null),
      }),
    ];
    return () => stop.forEach((end) => end());
  }, [id]);
  return { element, handle, dragged, gap };
}

/** Whether a point is nearer to the end of a tile: by its width, or by its height where it has the whole line. */
function isAfter(tile: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): boolean {
  const { left, top, width, height } = tile.getBoundingClientRect();
  const whole = width > (tile.parentElement?.clientWidth ?? 0) * 0.9;
  return whole ? clientY > top + height / 2 : clientX > left + width / 2;
}
