import { type ReactNode, useId } from "react";

/** A part of the panel under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex-none border-t border-line px-4 py-2.5">
      <h3 id={id} className="pb-1 text-meta font-medium text-ink-3">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The beginning of a commit's name. */
export function Oid({ oid }: { oid: string }) {
  return (
    <code title={oid} className="text-meta text-ink-3">
      {oid.slice(0, 7)}
    </code>
  );
}
