import type { ReactNode } from "react";

/** What may be done with a line (its `group`), quiet until it is looked at or a menu of it is open: most are read more often than changed. */
export function QuietActs({ children }: { children: ReactNode }) {
  return (
    <span className="-my-1 flex flex-none opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 has-aria-expanded:opacity-100 touch:opacity-100">
      {children}
    </span>
  );
}
