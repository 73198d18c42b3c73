import type { ReactNode } from "react";
import { useIsSmall } from "../../ui/media-query.ts";
import { Page } from "../../ui/page.tsx";
import { PageFilter } from "./page-filter.tsx";
import { PeriodSentence } from "./period-sentence.tsx";
import type { Period } from "./period.ts";

/** A page of figures: its title, the days that they are of, and what narrows all of it. */
export function FiguresPage({ title, period, children }: { title: string; period: Period; children: ReactNode }) {
  const small = useIsSmall();
  const filter = <PageFilter key={period.word} period={period} />;
  return (
    <Page title={title} meta={<PeriodSentence period={period} />} {...(!small && { actions: filter })}>
      {small && <div className="px-4 pb-3">{filter}</div>}
      {children}
    </Page>
  );
}
