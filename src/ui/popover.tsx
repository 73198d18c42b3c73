import { cloneElement, lazy, Suspense, useState } from "react";
import type { PopoverProps } from "./placed-popover.tsx";

// What places it is a chunk of its own, fetched when the pointer or the focus comes.
const load = () => import("./placed-popover.tsx");
const PlacedPopover = lazy(load);

/** A small form that hangs under its button; Escape and a press outside close it. */
export function Popover(props: PopoverProps) {
  const { trigger, open, onOpenChange } = props;
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  const button = cloneElement(trigger, {
    "aria-haspopup": "dialog",
    "aria-expanded": false,
    onPointerEnter: () => void load(),
    onFocus: () => void load(),
    onClick: () => onOpenChange(true),
  });
  if (!used) return button;
  return (
    <Suspense fallback={button}>
      <PlacedPopover {...props} />
    </Suspense>
  );
}
