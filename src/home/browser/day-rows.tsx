import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSession } from "../../client/session-context.ts";
import type { Way } from "../../screen/place.ts";
import { mayOpen } from "../../pages/may-open.ts";
import { formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { dayQuestion, type Rows } from "./day-questions.ts";
import type { Figure } from "./figures.ts";
import { FigureLink } from "./figure-link.tsx";
import { shown } from "./my-tasks-question.ts";
import { PageLink } from "../../records/page-link.tsx";

/** How a row is told: what is to be done, in bold, with whom, and where that is shown. */
export type Told = { what: string; about: (string | null | undefined)[]; way: NonNullable<Way>; hash?: string };

type Props<Of extends keyof Rows> = {
  title: string;
  of: Of;
  figure: Figure;
  /** A late thing is red by its time, and by the name of its part. */
  late?: boolean;
  told: (row: Rows[Of]) => Told;
  when: (row: Rows[Of]) => ReactNode;
  acts?: (row: Rows[Of]) => ReactNode;
};

/** A part of the day: how many there are, the first few of them, and a way to all. */
export function DayRows<Of extends keyof Rows>(props: Props<Of>) {
  const { title, of, figure, late = false, told, when, acts } = props;
  const { data: rows } = useQuery(dayQuestion(of, figure.address, useSession()));
  if (figure.count === 0) return null;
  return (
    <section aria-label={title}>
      <h2
        className={`flex gap-1.5 border-b border-line pb-1.5 text-meta font-medium ${late ? "text-bad" : "text-ink-3"}`}
      >
        {title} <FigureLink figure={figure} of={title} />
      </h2>
      {!rows && <Skeleton className="my-3 w-64" />}
      <ul>
        {rows?.map((row) => (
          <li
            key={row.id}
            className="flex min-h-8.5 items-center gap-x-3 border-b border-line-2 py-1 max-tablet:flex-wrap"
          >
            <Row {...told(row)} />
            <span className="flex-none text-right text-meta tabular-nums max-tablet:flex-1 max-tablet:text-left">
              {when(row)}
            </span>
            {acts?.(row)}
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

function Row({ what, about, way: [to, search], hash }: Told) {
  const session = useSession();
  const text = (
    <>
      <b className="font-medium">{what}</b> <span className="text-ink-2">{about.filter(Boolean).join(" · ")}</span>
    </>
  );
  const look = "min-w-0 flex-1 truncate max-tablet:basis-full max-tablet:whitespace-normal touch:py-2.5";
  if (!mayOpen(session, to as "/leads")) return <span className={look}>{text}</span>;
  return (
    <PageLink to={to} search={search} {...(hash && { hash })} className={`${look} hover:text-person`}>
      {text}
    </PageLink>
  );
}
