import type { ReactNode } from "react";

type Props = { title: string; meta?: ReactNode; actions?: ReactNode; children: ReactNode };

/** A page under the header: a line with title, facts and actions, then what it is about. */
export function Page({ title, meta, actions, children }: Props) {
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-3.5 pb-2.5">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <h1 className="text-page font-semibold">{title}</h1>
          {meta && <p className="text-meta text-ink-3">{meta}</p>}
        </div>
        {actions && <div className="flex gap-2">{actions}</div>}
      </header>
      {children}
    </>
  );
}
