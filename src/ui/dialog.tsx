import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { leaveTakenFocus } from "./close-focus.ts";
import { IconButton } from "./icon-button.tsx";
import { t } from "./translate.ts";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  /** The buttons, in a line at the foot. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A question or a form above the page; Escape and a press outside close it. */
export function Dialog({ open, onOpenChange, title, description, actions, children }: Props) {
  // Without a trigger of its own, radix would leave the focus on the body.
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not radix's Overlay: it writes a <style> element, which the CSP refuses. */}
        <div data-modal className="fixed inset-0 z-40 animate-enter bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            focusFirstField(event);
          }}
          onCloseAutoFocus={(event) => {
            leaveTakenFocus(event);
            if (!event.defaultPrevented) (opener.current as HTMLElement | null)?.focus();
          }}
          className="fixed inset-x-4 top-[12vh] z-40 mx-auto flex max-h-[76vh] max-w-120 animate-enter flex-col rounded-md border border-line bg-raised shadow-float"
        >
          <header className="flex items-start gap-2 px-4 pt-3">
            <div className="min-w-0 flex-1 py-1">
              <Radix.Title className="text-head font-semibold">{title}</Radix.Title>
              {description && <p className="text-form text-ink-2">{description}</p>}
            </div>
            <Radix.Close asChild>
              <IconButton icon={X} label={t("Close")} className="-mr-2" />
            </Radix.Close>
          </header>
          <div className="overflow-y-auto px-4 py-3">{children}</div>
          {actions && <footer className="flex justify-end gap-2 border-t border-line px-4 py-3">{actions}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** What is to be filled in comes first (`data-first` where more is decided already), else what is to be decided; never the cross. */
function focusFirstField(event: Event): void {
  const content = event.currentTarget as HTMLElement;
  const first =
    content.querySelector<HTMLElement>("[data-first]") ??
    content.querySelector<HTMLElement>("input, select, textarea, [data-control]") ??
    content.querySelector<HTMLElement>("footer button");
  if (!first) return;
  event.preventDefault();
  first.focus();
}
