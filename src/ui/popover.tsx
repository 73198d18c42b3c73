import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";

type Props = {
  /** The button that opens it. */
  trigger: ReactNode;
  /** What it is about, for those who cannot see where it hangs. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** A small form that hangs under its button; Escape and a press outside close it. */
export function Popover({ trigger, label, open, onOpenChange, children }: Props) {
  return (
    // No portal, as with menus: it stays within the landmark of its button.
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        aria-label={label}
        align="start"
        sideOffset={6}
        collisionPadding={8}
        className="z-40 max-h-(--radix-popover-content-available-height) min-w-60 animate-enter overflow-y-auto rounded-md border border-line bg-raised p-1 shadow-float outline-none"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
