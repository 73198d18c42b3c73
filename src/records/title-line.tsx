import type { ReactNode } from "react";

/** What a list is of, how much there is, and what can be started here. */
export function TitleLine(props: { title: string; facts: ReactNode; actions?: ReactNode }) {
  return (
    <header className="flex flex-none flex-wrap items-baseline gap-x-3 px-4 pt-3.5 pb-2.5">
      <h1 className="text-page font-semibold max-tablet:flex-1">{props.title}</h1>
      <p
        aria-live="polite"
        className="text-meta text-ink-3 tabular-nums max-tablet:order-last max-tablet:w-full tablet:min-w-0 tablet:flex-1"
      >
        {props.facts}
      </p>
      <div className="flex flex-none gap-2">{props.actions}</div>
    </header>
  );
}
