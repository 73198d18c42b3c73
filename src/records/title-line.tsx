import type { ReactNode } from "react";

/** What a list is of, how much there is, and what can be started here. */
export function TitleLine(props: { title: ReactNode; facts: string | undefined; actions?: ReactNode }) {
  return (
    <header className="@container flex flex-none flex-wrap items-baseline gap-x-3 gap-y-1 px-4 pt-3.5 pb-2.5">
      {props.title}
      {/* A line of its own where there is little room, as on a phone, beside a panel or below tabs; its place is kept until they are known; none where there is nothing to say. */}
      <p
        aria-live="polite"
        className="below-title touch:pointer-events-none min-w-0 flex-1 truncate max-tablet:whitespace-normal max-tablet:text-balance text-meta text-ink-3 tabular-nums empty:hidden"
      >
        {props.facts ?? "\u00a0"}
      </p>
      <div className="ml-auto flex flex-none gap-2">{props.actions}</div>
    </header>
  );
}
