import { cloneElement, useState } from "react";
import type { PopoverProps } from "./placed-popover.tsx";
import { late } from "./late.ts";

// What places it is a chunk of its own, fetched when the pointer or the focus comes.
const PlacedPopover = late(
  () => import("./placed-popover.tsx"),
  ({ trigger }) => cloneElement(trigger, { "aria-haspopup": "dialog", "aria-expanded": true }),
);

/** A small form that hangs under its button; Escape and a press outside close it. */
export function Popover(props: PopoverProps) {
  const { trigger, open, onOpenChange } = props;
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  const button = cloneElement(trigger, {
    "aria-haspopup": "dialog",
    "aria-expanded": false,
    onPointerEnter: () => void PlacedPopover.load(),
    onFocus: () => void PlacedPopover.load(),
    onClick: () => onOpenChange(true),
  });
  if (!used) return button;
  return <PlacedPopover {...props} />;
}
