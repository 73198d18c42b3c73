import { Dialog as Radix } from "radix-ui";
import { type ComponentProps, useRef } from "react";

type Props = Pick<ComponentProps<typeof Radix.Content>, "ref" | "className" | "onInteractOutside" | "children"> & {
  onClose: () => void;
};

/** What opens above the page without a trigger of its own: the focus goes back to what had it. */
export function Overlay({ onClose, ...content }: Props) {
  const opener = useRef<Element | null>(document.activeElement);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div data-modal className="fixed inset-0 z-40 animate-enter bg-veil" />
        <Radix.Content
          {...content}
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            (opener.current as HTMLElement | null)?.focus({ preventScroll: true });
          }}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
