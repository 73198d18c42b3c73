import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { mayOpen } from "../../pages/may-open.ts";
import { recordClient } from "../../records/record-client.ts";
import { formatNumber } from "../../ui/format.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import type { Figure } from "./figures.ts";
import { FigureLink } from "./figure-link.tsx";
import { listAt } from "./question.ts";
import { PageLink } from "../../records/page-link.tsx";

export type Lead = Entry<"leads">;

type Props = {
  title: string;
  figure: Figure;
  order: string;
  /** A late thing is red by its time, and by the name of its part. */
  late?: boolean;
  /** What is to be done, in bold. */
  what: (lead: Lead) => string;
  when: (lead: Lead) => ReactNode;
  act?: (lead: Lead) => ReactNode;
};

const shown = 5;

/** A part of the day: how many there are, the first few of them, and a way to all. */
export function DayRows({ title, figure, order, late = false, what, when, act }: Props) {
  const leads = useLeads(figure, order);
  if (figure.count === 0) return null;
  return (
    <section aria-label={title}>
      <h2
        className={`flex gap-1.5 border-b border-line pb-1.5 text-meta font-medium ${late ? "text-bad" : "text-ink-3"}`}
      >
        {title} <FigureLink figure={figure} of={title} />
      </h2>
      {!leads && <Skeleton className="my-3 w-64" />}
      <ul>
        {leads?.map((lead) => (
          <li key={lead.id} className="flex min-h-8.5 items-center gap-3 border-b border-line-2 py-1">
            <Row lead={lead} figure={figure} what={what(lead)} />
            <span className="flex-none text-right text-meta tabular-nums">{when(lead)}</span>
            {act?.(lead)}
          </li>
        ))}
      </ul>
      {figure.count > shown && (
        <p className="pt-1.5 text-meta text-ink-3">
          <FigureLink figure={figure} of={title}>
            {t("Show all {{count}}", { count: formatNumber(figure.count) })}
          </FigureLink>
        </p>
      )}
    </section>
  );
}

function Row({ lead, figure, what }: { lead: Lead; figure: Figure; what: string }) {
  const session = useSession();
  const about = [
    lead.name === what ? "" : lead.name,
    lead.company_name,
    lead.value ? formatAmount(lead.value, lead.currency) : "",
  ];
  const text = (
    <>
      <b className="font-medium">{what}</b> <span className="text-ink-2">{about.filter(Boolean).join(" · ")}</span>
    </>
  );
  const look = "min-w-0 flex-1 truncate max-tablet:whitespace-normal";
  if (!mayOpen(session, "/leads")) return <span className={look}>{text}</span>;
  return (
    <PageLink to="/leads" search={{ ...figure.address, id: lead.id }} className={`${look} hover:text-person`}>
      {text}
    </PageLink>
  );
}

function useLeads({ address }: Figure, order: string): Lead[] | undefined {
  const { person } = useSession();
  const where = listAt(address, person);
  const question = { ...(where && { where }), order: [order], limit: shown };
  const { data } = useQuery({
    queryKey: ["leads", "list", "day", question],
    queryFn: ({ signal }) => recordClient("leads").list<Lead>(question, signal),
  });
  return data?.data;
}
