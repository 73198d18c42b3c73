import { Check, type LucideIcon } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { leaveTakenFocus } from "./close-focus.ts";

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactNode;
  align?: "start" | "end";
  defaultOpen?: boolean;
  children: ReactNode;
};

/** Actions under a button; arrows, first letters and Escape work. */
export function Menu({ trigger, align = "end", defaultOpen = false, children }: MenuProps) {
  return (
    // Modal would write a <style> element to lock the scroll, which the CSP refuses. No portal:
    // the menu stays within the landmark of its button, and within a dialog.
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Content
        align={align}
        onCloseAutoFocus={leaveTakenFocus}
        sideOffset={6}
        collisionPadding={8}
        className="z-40 min-w-56 animate-enter rounded-md border border-line bg-raised p-1 shadow-float outline-none"
      >
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}

type ItemProps = {
  icon?: LucideIcon;
  /** A link to follow instead of an act to do. */
  href?: string;
  onSelect?: () => void;
  /** Keeps the menu open, for what one tries out. */
  stay?: boolean;
  children: ReactNode;
};

/** One action, or one link, of a menu. */
export function MenuItem({ icon: Icon, href, onSelect, stay = false, children }: ItemProps) {
  const select = (event: Event) => {
    if (stay) event.preventDefault();
    onSelect?.();
  };
  const content = (
    <>
      {Icon && <Icon aria-hidden className="text-ink-3" />}
      {children}
    </>
  );
  return (
    <Radix.Item className={item} onSelect={select} asChild={href !== undefined}>
      {href === undefined ? content : <a href={href}>{content}</a>}
    </Radix.Item>
  );
}

/** One of several values, of which the present one carries a tick. */
export function MenuChoice(props: {
  label: string;
  value: string;
  options: Array<{ value: string; label: string }>;
  onChange: (value: string) => void;
}) {
  return (
    <Radix.RadioGroup value={props.value} onValueChange={props.onChange} aria-label={props.label}>
      <Radix.Label className="px-2 pt-2 pb-1 text-tag font-medium text-ink-3">{props.label}</Radix.Label>
      {props.options.map((option) => (
        <Radix.RadioItem key={option.value} value={option.value} className={item}>
          {option.label}
          <Radix.ItemIndicator className="ml-auto text-person">
            <Check aria-hidden />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}

/** A hairline between groups of a menu. */
export function MenuLine() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />;
}

const item = classNames(
  "flex h-8 cursor-pointer items-center gap-2 rounded-sm px-2 text-row text-ink outline-none select-none",
  "data-highlighted:bg-sunken data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus touch:h-11",
);
