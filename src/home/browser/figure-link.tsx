import type { ReactNode } from "react";
import { useSession } from "../../client/session-context.ts";
import { mayOpen } from "../../pages/may-open.ts";
import { formatNumber } from "../../ui/format.ts";
import type { Opened } from "./figures.ts";
import { PageLink } from "../../records/page-link.tsx";

type Props = {
  figure: Opened;
  /** What it counts, for whoever hears it alone; a sentence says so itself. */ of: string;
  text?: string;
  children?: ReactNode;
};

/** A number that opens its rows; nothing to open where there are none, or where the reader has no list. */
export function FigureLink({ figure, of, text = formatNumber(figure.count), children }: Props) {
  const session = useSession();
  if (figure.count === 0 || !mayOpen(session, "/leads"))
    return <span className={figure.count === 0 ? "text-ink-3" : undefined}>{children ?? text}</span>;
  return (
    <PageLink
      to="/leads"
      search={figure.address}
      {...(!children && { "aria-label": `${text}, ${of}` })}
      className={look}
    >
      {children ?? text}
    </PageLink>
  );
}

const look = "reach rounded-sm underline decoration-line underline-offset-3 hover:text-person hover:decoration-current";
