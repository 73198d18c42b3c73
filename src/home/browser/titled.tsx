import type { ReactNode } from "react";

/** A part of the page under its title. */
export function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="px-4">
      <h2 className="pb-1.5 text-meta font-medium text-ink-3">{title}</h2>
      {children}
    </section>
  );
}

/** What stands where nothing is to be drawn. */
export function None({ text }: { text: string }) {
  return <p className="text-ink-3">{text}</p>;
}
