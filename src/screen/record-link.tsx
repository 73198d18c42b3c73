import type { ReactNode } from "react";
import { useSession } from "../client/session-context.ts";
import { type Listed, wayTo } from "../entities/places.ts";
import { mayOpen } from "../pages/may-open.ts";
import { PageLink } from "../records/page-link.tsx";

type Props = {
  entity: Listed;
  /** What is known of the record: its id, and of a child whose it is. */
  row: { id: string; account_id?: string | null };
  /** It stands where rows are links as a whole: in their ink. */
  plain?: boolean;
  children: ReactNode;
};

/** A record of another page as a link to it; plain words for whoever may not open that page. */
export function RecordLink({ entity, row, plain = false, children }: Props) {
  const session = useSession();
  const [to, search] = wayTo(entity, row) ?? [];
  if (!to || !mayOpen(session, to)) return <span className="truncate">{children}</span>;
  return (
    <PageLink
      to={to}
      search={search ?? {}}
      className={`inline-flex max-w-full min-w-0 items-center rounded-sm touch:min-h-10 ${plain ? "font-medium hover:text-person" : "text-person hover:underline"}`}
    >
      {/* (What stands in a flex box is cut without a sign.) */}
      <span className="truncate">{children}</span>
    </PageLink>
  );
}
