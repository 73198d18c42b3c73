import type { ReactNode } from "react";

type Props = { id: string; title: string; about?: string; children: ReactNode };

/** A part of the page under its heading. */
export function Section({ id, title, about, children }: Props) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-1 text-row font-semibold">
        {title}
      </h2>
      {about && <p className="mb-2 max-w-[72ch] text-ink-2">{about}</p>}
      {children}
    </section>
  );
}
