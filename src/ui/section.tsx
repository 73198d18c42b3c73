import { type ReactNode, useId } from "react";

/** A part of a page under its heading. */
export function Section({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) {
  const id = useId();
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
