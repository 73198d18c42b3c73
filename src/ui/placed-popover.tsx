import { Popover as Radix } from "radix-ui";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { leaveTakenFocus } from "./close-focus.ts";

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement<ComponentProps<"button">>;
  /** What it is about, for those who cannot see where it hangs. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** A popover once it has been asked for: radix places it, holds the focus and gives it back. */
export default function PlacedPopover({ trigger, label, open, onOpenChange, children }: PopoverProps) {
  return (
    // No portal, as with menus: it stays within the landmark of its button.
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        aria-label={label}
        align="start"
        onCloseAutoFocus={leaveTakenFocus}
        sideOffset={6}
        collisionPadding={8}
        className="z-40 max-h-(--radix-popover-content-available-height) min-w-60 animate-enter overflow-y-auto rounded-md whitespace-normal border border-line bg-raised p-1 shadow-float outline-none"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
