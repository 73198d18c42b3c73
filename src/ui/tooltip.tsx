import { type ReactNode, useEffect, useId, useRef, useState } from "react";

type Side = "below" | "right";
type Place = { left: number; top: number };

/** Words that float beside what they explain, on hover and on keyboard focus; Escape hides them. */
export function Tooltip(props: { text: string; side?: Side; children: ReactNode }) {
  const { text, side = "below", children } = props;
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<Place | null>(null);
  const id = useId();
  // Over what its button has opened, the words would only be in the way.
  const show = () => anchor.current?.querySelector("[aria-expanded=true]") || setPlace(beside(anchor.current, side));
  const later = (act: () => void, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, wait);
  };
  // The pause lets the pointer travel onto the words without losing them.
  const hide = () => later(() => setPlace(null), 120);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      ref={anchor}
      className="contents"
      onPointerEnter={(event) => event.pointerType === "mouse" && later(show, 400)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === "Escape" && setPlace(null)}
    >
      {children}
      {place && <Words id={id} text={text} side={side} place={place} />}
    </span>
  );
}

function Words(props: { id: string; text: string; side: Side; place: Place }) {
  const shift = props.side === "right" ? "-translate-y-1/2" : "-translate-x-1/2";
  return (
    <span
      id={props.id}
      role="tooltip"
      // In the top layer no ancestor that moves or clips can misplace it.
      popover="manual"
      ref={show}
      style={props.place}
      className={`fixed right-auto bottom-auto m-0 max-w-64 rounded-sm border-0 bg-ink px-2 py-1 text-meta text-ground ${shift}`}
    >
      {props.text}
    </span>
  );
}

// Browsers that do not know the top layer show the element where it is.
function show(element: HTMLElement | null): void {
  if (element?.isConnected) element.showPopover?.();
}

function beside(anchor: HTMLElement | null, side: Side): Place | null {
  const box = anchor?.firstElementChild?.getBoundingClientRect();
  if (!box) return null;
  if (side === "right") return { left: box.right + 8, top: box.top + box.height / 2 };
  const left = Math.min(Math.max(box.left + box.width / 2, 48), innerWidth - 48);
  return { left, top: box.bottom + 6 };
}
