import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";

type Props = { href: string; active: boolean; onOpen: () => void; children: ReactNode };

/** A link to a list in the line above it; a plain press opens it here. */
export function ListLink({ href, active, onOpen, children }: Props) {
  return (
    <a
      href={href}
      aria-current={active ? "page" : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
      className={classNames(
        "flex h-8 flex-none items-center border-b-2 px-2 focus-visible:-outline-offset-2 touch:h-11",
        active ? "border-person font-medium text-ink" : "border-transparent text-ink-2 hover:text-ink",
      )}
    >
      {children}
    </a>
  );
}
