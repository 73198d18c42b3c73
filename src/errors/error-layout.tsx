import type { ReactNode } from "react";

type Props = { title: string; text: ReactNode; children?: ReactNode; actions: ReactNode };

/** Title, what it means, what to do: the shape of every error page. */
export function ErrorLayout({ title, text, children, actions }: Props) {
  return (
    <section className="mx-auto flex max-w-130 flex-col gap-3 px-4 pt-[12vh] pb-8 text-form">
      <h1 className="text-page font-semibold">{title}</h1>
      <p className="text-ink-2">{text}</p>
      {children}
      <div className="mt-2 flex flex-wrap gap-2">{actions}</div>
    </section>
  );
}

/** The possible reasons of a refusal, as a list. */
export function Reasons({ heading, reasons }: { heading: string; reasons: string[] }) {
  return (
    <div>
      <h2 className="text-row font-medium">{heading}</h2>
      <ul className="mt-1 list-disc pl-5 text-row text-ink-2 marker:text-ink-3">
        {reasons.map((reason) => (
          <li key={reason} className="py-0.5">
            {reason}
          </li>
        ))}
      </ul>
    </div>
  );
}
