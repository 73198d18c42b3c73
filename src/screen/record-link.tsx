import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSession } from "../client/session-context.ts";
import { type Listed, wayTo } from "../entities/places.ts";
import { mayOpen } from "../pages/may-open.ts";

type Props = {
  entity: Listed;
  /** What is known of the record: its id, and of a child whose it is. */
  row: { id: string; account_id?: string | null };
  children: ReactNode;
};

/** A record of another page as a link to it; plain words for whoever may not open that page. */
export function RecordLink({ entity, row, children }: Props) {
  const session = useSession();
  const navigate = useNavigate();
  const [to, search] = wayTo(entity, row) ?? [];
  if (!to || !mayOpen(session, to)) return <span className="truncate">{children}</span>;
  return (
    // (The router's own link would take its code apart, and the first page has it all.)
    <a
      href={`${to}?${new URLSearchParams(search)}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        void navigate({ to, search: search as never });
      }}
      className="inline-flex max-w-full items-center truncate rounded-sm text-person hover:underline touch:min-h-10"
    >
      {children}
    </a>
  );
}
