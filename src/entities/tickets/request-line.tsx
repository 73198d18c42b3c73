import { PageLink } from "../../records/page-link.tsx";
import { formatDay } from "../../ui/format-short.ts";
import { StateGlyph } from "../../screen/state-mark.tsx";
import { stateSentence, type Ticket } from "./client-ticket.ts";
import { glyphs } from "./ticket-glyphs.ts";

/** A request in the list of its client's: its number, what it is about, and how it stands. */
export function RequestLine({ ticket, open }: { ticket: Ticket; open: boolean }) {
  return (
    <li className={open ? "bg-person-soft" : undefined}>
      <PageLink
        to="/client/support"
        search={{ id: ticket.id }}
        aria-current={open ? "true" : undefined}
        className="flex flex-col px-3 py-2.5 hover:bg-sunken"
      >
        <span className="flex gap-2">
          <span className="flex-none text-ink-3 tabular-nums">#{ticket.number}</span>
          <span dir="auto" className="min-w-0 flex-1 font-medium break-words">
            {ticket.name}
          </span>
          <time dateTime={ticket.created_at} className="flex-none text-meta text-ink-3 tabular-nums">
            {formatDay(ticket.created_at)}
          </time>
        </span>
        <span className="flex items-center gap-1.5 text-ink-2">
          <StateGlyph glyph={glyphs[ticket.status]} />
          {stateSentence(ticket)}
        </span>
      </PageLink>
    </li>
  );
}
