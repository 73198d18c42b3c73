import { Fragment, type ReactNode } from "react";

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
        {props.facts === undefined ? "\u00a0" : <Unbroken facts={props.facts} />}
      </p>
      <div className="ml-auto flex flex-none gap-2">{props.actions}</div>
    </header>
  );
}

/** Breaks between facts, not within one. */
function Unbroken({ facts }: { facts: string }) {
  const all = facts.split(" · ");
  return all.map((fact, at) => (
    <Fragment key={fact}>
      <span className="max-tablet:whitespace-nowrap">{at < all.length - 1 ? `${fact} ·` : fact}</span>{" "}
    </Fragment>
  ));
}
