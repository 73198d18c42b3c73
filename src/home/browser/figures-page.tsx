import type { ReactNode } from "react";
import { useIsSmall } from "../../ui/media-query.ts";
import { Page } from "../../ui/page.tsx";
import { PageFilter } from "./page-filter.tsx";
import { PeriodSentence } from "./period-sentence.tsx";
import type { Period } from "./period.ts";

type Props = {
  title: string;
  period: Period;
  /** Whom it looks at, everybody where none is named; and how its address says everybody. */
  owner: string | undefined;
  all?: string;
  /** It shows no figure, so that there is nothing to narrow. */ bare?: boolean;
  children: ReactNode;
};

/** A page of figures: its title, the days that they are of, and what narrows all of it. */
export function FiguresPage({ title, period, owner, all = "", bare = false, children }: Props) {
  const small = useIsSmall();
  const filter = !bare && <PageFilter key={period.word} {...{ period, all }} owner={owner ?? all} />;
  return (
    <Page
      title={title}
      {...(!bare && { meta: <PeriodSentence period={period} /> })}
      {...(filter && !small && { actions: filter })}
    >
      {filter && small && <div className="px-4 pb-3">{filter}</div>}
      {children}
    </Page>
  );
}
