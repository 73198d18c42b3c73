import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { failureSentence } from "../../records/failure.ts";
import { changesOf, Days, type Telling } from "../../records/timeline.tsx";
import { useHistory } from "../../records/use-records.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { Button } from "../../ui/button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { Composer } from "./composer.tsx";
import { useAsked } from "./asked.tsx";
import { useDone } from "./done.tsx";
import { Planned } from "./planned.tsx";
import { useSaid } from "./said.tsx";
import { upTo, useTimeline } from "./use-timeline.ts";

const parts = {
  all: phrase("Everything"),
  said: phrase("Said"),
  done: phrase("Done"),
  asked: phrase("Agents"),
  changed: phrase("Changes"),
};
type Part = keyof typeof parts;
type Props = Telling;

/** What is planned with a record, and what was said, done, asked of agents and changed, in one line of time with a place to write. */
export default function RecordTimeline(telling: Props) {
  const { row, away } = useHere();
  const [part, choose] = useState<Part>("all");
  const { lists, shared, planned } = useTimeline();
  // What the role may is known at once: whoever writes by keys does not wait until the lists have come.
  const known = useSession().rights ?? {};
  const comments = lists.said.data ? lists.said.rights : (known["comments"] ?? {});
  const activities = lists.done.data ? lists.done.rights : (known["activities"] ?? {});
  const options = Object.entries(parts).map(([value, label]) => ({ value: value as Part, label: t(label) }));
  return (
    <>
      <Planned list={planned} />
      <section aria-label={t("Timeline")} className="flex-1 border-t border-line px-4 pt-3 pb-6">
        {/* What is put away is not spoken about any more. */}
        {!(row.deleted_at ?? away) && <Composer {...{ comments, activities }} />}
        <SegmentedControl label={t("What is shown")} value={part} options={options} onChange={choose} />
        <Told {...{ part, lists, shared, ...telling }} />
      </section>
    </>
  );
}

type ToldProps = Props & { part: Part } & Omit<ReturnType<typeof useTimeline>, "planned">;

/** The part of what happened that is asked for, as far back as it has been read. */
function Told({ part, lists, shared, ...telling }: ToldProps) {
  const history = useHistory(useScreen().described.entity, useHere().row.id);
  const tell = useDone(lists.done);
  const all = [
    // (What a comment asked is as old as the comment, and comes after it.)
    { of: "asked", list: lists.asked, events: lists.asked.rows.map(useAsked()) },
    { of: "said", list: lists.said, events: lists.said.rows.map(useSaid(lists.said)) },
    { of: "done", list: lists.done, events: lists.done.rows.map(tell) },
    { of: "done", list: shared, events: shared.rows.map(tell) },
    { of: "changed", list: null, events: changesOf(history.data ?? [], telling) },
  ];
  const shown = all.filter(({ of }) => part === "all" || of === part);
  const unfinished = shown.flatMap(({ list, events }) => (list?.hasNextPage ? [{ list, last: events.at(-1) }] : []));
  const told = upTo(
    shown.flatMap(({ events }) => events),
    unfinished.map(({ last }) => last?.at ?? ""),
  );
  const error = history.error ?? shared.error ?? Object.values(lists).find((list) => list.error)?.error;
  const pending = shared.isLoading || Object.values(lists).some((list) => list.isPending);
  const waiting = !error && (!history.data || pending);
  const earlier = () => Promise.all(unfinished.map(({ list }) => list.fetchNextPage()));
  return (
    <>
      {error && <p className="py-3 text-ink-2">{failureSentence(error)}</p>}
      {waiting && <Skeleton className="mt-4 w-64" />}
      <Days events={told} />
      {!waiting && !error && told.length === 0 && <p className="py-3 text-ink-3">{t("Nothing here yet.")}</p>}
      {unfinished.length > 0 && (
        <Button tone="quiet" size="small" className="w-full" onClick={earlier}>
          {t("Show earlier")}
        </Button>
      )}
    </>
  );
}
