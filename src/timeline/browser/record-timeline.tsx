import { useState } from "react";
import type { HistoryEntry } from "../../client/api.ts";
import { failureSentence } from "../../records/failure.ts";
import { changesOf, Days, type Deed, type Event } from "../../records/timeline.tsx";
import { useHistory } from "../../records/use-records.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { Button } from "../../ui/button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { Composer } from "./composer.tsx";
import { useDone } from "./done.tsx";
import { Planned } from "./planned.tsx";
import { useSaid } from "./said.tsx";
import { upTo, useTimeline } from "./use-timeline.ts";

const parts = { all: phrase("Everything"), said: phrase("Said"), done: phrase("Done"), changed: phrase("Changes") };
type Part = keyof typeof parts;

/** What is planned with a record, and what was said, done and changed, in one line of time with a place to write. */
export default function RecordTimeline({ deedsOf }: { deedsOf: (entry: HistoryEntry) => Deed[] }) {
  const { described } = useScreen();
  const { row } = useHere();
  const [part, choose] = useState<Part>("all");
  const { said, done, planned } = useTimeline();
  const history = useHistory(described.entity, row.id);
  const toldOf = useSaid(said);
  const doneOf = useDone(done);
  const lists: Record<Exclude<Part, "all">, Event[]> = {
    said: said.rows.map(toldOf),
    done: done.rows.map(doneOf),
    changed: changesOf(history.data ?? [], deedsOf),
  };
  const shown = part === "all" ? Object.values(lists).flat() : lists[part];
  const longer = [
    ...(part === "changed" || part === "done" || !said.hasNextPage ? [] : [said]),
    ...(part === "changed" || part === "said" || !done.hasNextPage ? [] : [done]),
  ];
  const oldest = longer.map((list) => (list === said ? lists.said : lists.done).at(-1)?.at ?? "");
  const events = upTo(shown, oldest);
  const waiting = said.isPending || done.isPending || (!history.data && !history.error);
  const error = said.error ?? done.error ?? history.error;
  return (
    <>
      <Planned list={planned} />
      <section aria-label={t("Timeline")} className="flex-1 border-t border-line px-4 pt-3 pb-6">
        {!row.deleted_at && <Composer comments={said.rights} activities={done.rights} />}
        <SegmentedControl
          label={t("What is shown")}
          value={part}
          options={Object.entries(parts).map(([value, label]) => ({ value: value as Part, label: t(label) }))}
          onChange={choose}
        />
        {error && <p className="py-3 text-ink-2">{failureSentence(error)}</p>}
        {waiting && !error && <Skeleton className="mt-4 w-64" />}
        <Days events={events} />
        {!waiting && events.length === 0 && <p className="py-3 text-ink-3">{t("Nothing here yet.")}</p>}
        {longer.length > 0 && (
          <Button
            tone="quiet"
            size="small"
            className="w-full"
            onClick={() => Promise.all(longer.map((list) => list.fetchNextPage()))}
          >
            {t("Show earlier")}
          </Button>
        )}
      </section>
    </>
  );
}
