import type { ReactNode } from "react";

/** Where what is in a file is read: it scrolls by itself, by keys too. */
export function ScrollBox({ name, className, children }: { name: string; className: string; children: ReactNode }) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and keys scroll what has the focus.
      tabIndex={0}
      role="group"
      aria-label={name}
      className={`mt-2 max-h-[60vh] overflow-auto rounded-md border border-line ${className}`}
    >
      {children}
    </div>
  );
}
