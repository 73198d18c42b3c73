import type { ReactNode } from "react";

/** What is said of a line, under what it says. */
export function Below({ children }: { children: ReactNode }) {
  return <div className="flex flex-col gap-1 pb-2 pl-44 max-tablet:pl-0">{children}</div>;
}
