import type { ReactNode } from "react";
import type { EntityName, HistoryEntry } from "../client/api.ts";
import { Avatar } from "../ui/avatar.tsx";
import { formatDateTime } from "../ui/format.ts";
import { formatDay, formatTime } from "../ui/format-short.ts";
import { Sentence } from "../ui/sentence.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { phrase, t } from "../ui/translate.ts";
import { daysOf, isoDay } from "./date-spans.ts";
import { failureSentence } from "./failure.ts";
import { useHistory } from "./use-records.ts";

/** What was done, as the rest of a sentence that begins with who did it: "{{who}} won it". */
export type Deed = { text: string; values?: Record<string, ReactNode> };

type Props = {
  entity: EntityName;
  id: string;
  /** What a change means; none when it is not worth a line. */
  deedsOf: (entry: HistoryEntry) => Deed[];
};

/** What happened to a record, newest first, day by day, in sentences. */
export function Timeline({ entity, id, deedsOf }: Props) {
  const { data, error } = useHistory(entity, id);
  const all = (data ?? []).flatMap((entry) => deedsOf(entry).map((deed) => ({ entry, deed })));
  // Columns that some role may not read have an entry of their own; the creation is told once.
  const first = all.findIndex(isCreation);
  const events = all.filter((event, index) => index === first || !isCreation(event));
  const days = Object.entries(Object.groupBy(events, ({ entry }) => isoDay(entry.at)));
  return (
    <section aria-label={t("History")} className="flex-1 border-t border-line px-4 pt-1 pb-6">
      {error && <p className="py-3 text-ink-2">{failureSentence(error)}</p>}
      {!data && !error && <Skeleton className="mt-4 w-64" />}
      {days.map(([day, group = []]) => (
        <div key={day}>
          <h3 className="pt-2.5 pb-1.5 text-meta font-medium text-ink-3">{dayName(day, group[0]?.entry.at ?? day)}</h3>
          <ol>
            {group.map(({ entry, deed }, index) => (
              <Event key={`${entry.at}-${index}`} entry={entry} deed={deed} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

function Event({ entry, deed }: { entry: HistoryEntry; deed: Deed }) {
  const name = entry.actor?.name ?? t("Tandem");
  const who = <b className="font-medium">{name}</b>;
  return (
    <li className="grid grid-cols-[20px_1fr_auto] gap-2.5 py-1.5">
      <Avatar id={entry.actor_id ?? ""} name={name} kind="person" />
      <span className="min-w-0 break-words">
        <Sentence text={deed.text} values={{ who, ...deed.values }} />
      </span>
      <time dateTime={entry.at} title={formatDateTime(entry.at)} className="text-meta/5 text-ink-3 tabular-nums">
        {formatTime(entry.at)}
      </time>
    </li>
  );
}

function dayName(day: string, at: string): string {
  if (day === daysOf("today").to) return t("Today");
  return day === daysOf("past").to ? t("Yesterday") : formatDay(at);
}

const isCreation = ({ deed }: { deed: Deed }) => deed.text === deeds.created;

/** Sentences that hold for every entity. */
export const deeds = {
  created: phrase("{{who}} created it"),
  removed: phrase("{{who}} removed it"),
  restored: phrase("{{who}} brought it back"),
  changed: phrase("{{who}} changed {{field}} from {{before}} to {{after}}"),
  set: phrase("{{who}} set {{field}} to {{after}}"),
  emptied: phrase("{{who}} emptied {{field}}"),
  touched: phrase("{{who}} changed {{field}}"),
};
