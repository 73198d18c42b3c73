import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { failureSentence } from "../../records/failure.ts";
import { pressToOpen, useList } from "../../records/list-context.ts";
import { useScreen } from "../../screen/description.ts";
import { Button } from "../../ui/button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { formatNumber } from "../../ui/format.ts";
import { formatDay } from "../../ui/format-short.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { type Pair, pairsOf, type Shown } from "./duplicates-client.ts";
import { becauseOf, toldBy } from "./shown-like.ts";
import { useMerging } from "./use-merging.tsx";

/** The probable pairs of a list, the surest first, or those of which somebody said that they are two. */
export function Pairs() {
  const { entity } = useScreen().described;
  const [dismissed, setDismissed] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["duplicates", "pairs", entity, dismissed],
    queryFn: ({ signal }) => pairsOf(entity, dismissed, signal),
    retry: false,
  });
  return (
    <section aria-label={t("Probable duplicates")} className="min-h-0 flex-1 overflow-y-auto border-t border-line">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-ink-2">
        <p className="min-w-48 flex-1">{data && sentenceOf(data.count, data.pairs.length, dismissed)}</p>
        <SegmentedControl
          label={t("Which pairs")}
          value={dismissed ? "apart" : "probable"}
          options={[
            { value: "probable", label: t("To decide") },
            { value: "apart", label: t("Not duplicates") },
          ]}
          onChange={(which) => setDismissed(which === "apart")}
        />
      </div>
      {error && (
        <p role="alert" className="px-4">
          {failureSentence(error)}
        </p>
      )}
      {!data && !error && <Skeleton className="m-4 w-64" />}
      {data?.pairs.length === 0 && <EmptyState sentence={nothingSaid(dismissed)} />}
      <ul className="divide-y divide-line-2">
        {data?.pairs.map((pair) => (
          <PairRow key={pair.one.id + pair.other.id} pair={pair} />
        ))}
      </ul>
    </section>
  );
}

function nothingSaid(dismissed: boolean): string {
  if (dismissed) return t("Of no pair has anybody said that they are no duplicates.");
  return t("No two of those that you see are probably the same. What is new or changed is compared by itself.");
}

function sentenceOf(count: number, shown: number, dismissed: boolean): string {
  if (count === 0) return "";
  if (dismissed) return t("Somebody has said of these that they are no duplicates. They are proposed no longer.");
  if (count > shown)
    return t("The first {{shown}} of {{count}} pairs that are probably the same.", {
      shown,
      count: formatNumber(count),
    });
  return t("Pairs that are probably the same, the surest first.");
}

function PairRow({ pair }: { pair: Pair }) {
  const { one, other, reasons, dismissed_at } = pair;
  const { entity } = useScreen().described;
  const may_change = !!useSession().rights?.[entity]?.["update"];
  const { ask, two } = useMerging();
  // Who was there first stays, unless one says otherwise.
  const [kept, gone] = (one.created_at ?? "") <= (other.created_at ?? "") ? [one, other] : [other, one];
  return (
    <li className="px-4 py-2.5">
      <div className="grid gap-x-4 gap-y-1 tablet:grid-cols-2">
        <Side shown={kept} />
        <Side shown={gone} />
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <p className="min-w-0 flex-1 text-meta text-ink-2">
          {dismissed_at ? t("Not duplicates, said on {{day}}", { day: formatDay(dismissed_at) }) : becauseOf(reasons)}
        </p>
        {may_change && !dismissed_at && (
          <Button size="small" onClick={() => ask(kept, gone)}>
            {`${t("Merge")}…`}
          </Button>
        )}
        {may_change && (
          <Button size="small" tone="quiet" onClick={() => void two(pair, !dismissed_at)}>
            {dismissed_at ? t("Propose again") : t("Not duplicates")}
          </Button>
        )}
      </div>
    </li>
  );
}

function Side({ shown }: { shown: Shown }) {
  const list = useList();
  return (
    <p className="min-w-0">
      <a
        href={list.hrefOf(shown.id)}
        onClick={pressToOpen(list, shown.id)}
        className="rounded-sm font-medium hover:underline touch:inline-flex touch:min-h-10 touch:items-center"
      >
        {shown.name}
      </a>
      <span className="block break-words text-ink-2">{toldBy(shown)}</span>
    </p>
  );
}
