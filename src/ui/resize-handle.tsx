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
  const start = useRef<{ x: number; width: number } | null>(null);
  const present = () => handle.current?.parentElement?.offsetWidth ?? width;
  const wider = edge === "right" ? 1 : -1;
  const within = (wanted: number) => Math.round(Math.min(Math.max(wanted, least), most));
  const drawn = ({ clientX }: PointerEvent, { x, width: before }: { x: number; width: number }) =>
    within(before + (clientX - x) * wider);
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
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: present() };
      }}
      onPointerMove={(event) => start.current && onResize(drawn(event, start.current), false)}
      onPointerUp={(event) => {
        const moved = start.current && event.clientX !== start.current.x;
        if (start.current && moved) onResize(drawn(event, start.current), true);
        start.current = null;
      }}
      onLostPointerCapture={() => (start.current = null)}
      className={`absolute inset-y-0 z-10 w-2 cursor-col-resize touch-none after:absolute after:inset-y-0 after:w-px hover:after:bg-control focus-visible:outline-none focus-visible:after:w-0.5 focus-visible:after:bg-focus active:after:bg-person ${edge === "right" ? "-right-1 after:left-1" : "left-0 after:left-0"}`}
    />
  );
}
