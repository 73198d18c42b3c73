import type { ReactNode } from "react";

/** What a list is of, how much there is, and what can be started here. */
export function TitleLine(props: { title: string; facts: ReactNode; actions?: ReactNode }) {
  return (
    <header className="flex flex-none items-center gap-3 px-4 pt-3.5 pb-2.5">
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <h1 className="text-page font-semibold">{props.title}</h1>
        <p aria-live="polite" className="text-meta text-ink-3 tabular-nums">
          {props.facts}
        </p>
      </div>
      <div className="flex flex-none gap-2">{props.actions}</div>
    </header>
  );
}
