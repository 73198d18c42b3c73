import type { ReactNode } from "react";

/** One line of the settings: what it is about, then what it says or the control that changes it. */
export function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-9 items-center gap-x-4 touch:min-h-11">
      <span className="w-40 flex-none text-ink-3 max-tablet:w-28">{name}</span>
      <span className="min-w-0 break-words">{children}</span>
    </div>
  );
}
