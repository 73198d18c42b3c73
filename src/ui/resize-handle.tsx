import { type KeyboardEvent, type PointerEvent, useRef } from "react";

type Props = {
  label: string;
  /** The width that is known; where the element stretches, its least. */
  width: number;
  least: number;
  most: number;
  /** Which edge of its parent it is. */
  edge: "left" | "right";
  /** Told while it is drawn, and once more when it is let go. */
  onResize: (width: number, done: boolean) => void;
  /** Back to the width that it has by itself. */
  onReset: () => void;
};

const step = 16;

/** The edge of its parent, to draw wider or narrower with the pointer or the arrows; a double press puts it back. */
export function ResizeHandle({ label, width, least, most, edge, onResize, onReset }: Props) {
  const handle = useRef<HTMLDivElement>(null);
  const present = () => handle.current?.parentElement?.offsetWidth ?? width;
  const wider = edge === "right" ? 1 : -1;
  const within = (wanted: number) => Math.round(Math.min(Math.max(wanted, least), most));
  const drawing = useDrawing(present, (moved, before, done) => onResize(within(before + moved * wider), done));
  function press(event: KeyboardEvent) {
    const way = { ArrowRight: wider, ArrowLeft: -wider }[event.key];
    if (way) onResize(within(present() + way * step), true);
    else if (event.key === "Enter") onReset();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <div
      ref={handle}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      // Within something that can be dragged, the drag of the edge is not that of the thing.
      draggable
      onDragStart={(event) => (event.preventDefault(), event.stopPropagation())}
      onKeyDown={press}
      onDoubleClick={onReset}
      {...drawing}
      className={`absolute inset-y-0 z-10 w-2 cursor-col-resize touch-none after:absolute after:inset-y-0 after:w-px hover:after:bg-control focus-visible:outline-none focus-visible:after:w-0.5 focus-visible:after:bg-focus active:after:bg-person ${edge === "right" ? "-right-1 after:left-1" : "left-0 after:left-0"}`}
    />
  );
}

/** The pointer drawing at the edge: how far it has moved, the width it began with, and whether it was let go. */
function useDrawing(present: () => number, onDraw: (moved: number, before: number, done: boolean) => void) {
  const start = useRef<{ x: number; width: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, width: present() };
    },
    onPointerMove({ clientX }: PointerEvent) {
      if (start.current) onDraw(clientX - start.current.x, start.current.width, false);
    },
    onPointerUp({ clientX }: PointerEvent) {
      if (start.current && clientX !== start.current.x) onDraw(clientX - start.current.x, start.current.width, true);
      start.current = null;
    },
    onLostPointerCapture() {
      start.current = null;
    },
  };
}
