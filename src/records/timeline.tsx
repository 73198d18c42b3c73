import type { ReactNode } from "react";
import type { HistoryEntry } from "../client/api.ts";
import { Avatar } from "../ui/avatar.tsx";
import { formatDateTime } from "../ui/format.ts";
import { formatDay, formatTime } from "../ui/format-short.ts";
import { Sentence } from "../ui/sentence.tsx";
import { phrase, t } from "../ui/translate.ts";
import { daysOf, isoDay } from "./date-spans.ts";
import { useMeant } from "./meant.ts";

/** What was done, as the rest of a sentence that begins with who did it: "{{who}} won it". */
export type Deed = { text: string; values?: Record<string, ReactNode> };

/** Who did something when, and what it was; `below` stands under the sentence, `acts` behind the hour. */
export type Event = {
  key: string;
  at: string;
  who: { id: string | null; name: string | undefined; kind?: "person" | "agent" };
  deed: Deed;
  below?: ReactNode;
  acts?: ReactNode;
};

/** What happened, newest first, day by day, in sentences. */
export function Days({ events }: { events: Event[] }) {
  const days = Object.entries(Object.groupBy(events, ({ at }) => isoDay(at)));
  return days.map(([day, group = []]) => (
    <div key={day}>
      <h3 className="pt-2.5 pb-1.5 text-meta font-medium text-ink-3">{dayName(day, group[0]?.at ?? day)}</h3>
      <ol>
        {group.map((event) => (
          <EventLine key={event.key} event={event} />
        ))}
      </ol>
    </div>
  ));
}

function EventLine({ event: { key, at, who, deed, below, acts } }: { event: Event }) {
  const meant = useMeant(key);
  const name = who.name ?? t("Tandem");
  const spoken = <b className="font-medium">{name}</b>;
  return (
    <li
      {...meant}
      className="grid grid-cols-[20px_1fr_auto] gap-2.5 scroll-my-24 rounded-md py-1.5 aria-[current]:bg-person-soft"
    >
      <Avatar id={who.id ?? ""} name={name} kind={who.kind ?? "person"} />
      <div className="min-w-0 break-words">
        <Sentence text={deed.text} values={{ who: spoken, ...deed.values }} />
        {below}
      </div>
      <span className="flex items-start gap-0.5">
        {acts}
        <time dateTime={at} title={formatDateTime(at)} className="text-meta/5 text-ink-3 tabular-nums">
          {formatTime(at)}
        </time>
      </span>
    </li>
  );
}

/** How a change is told, and what can be done about it. */
export type Telling = { deedsOf: (entry: HistoryEntry) => Deed[]; actsOf?: (entry: HistoryEntry) => ReactNode };

/** A record's changes as events, each in as many sentences as it is worth; what can be done stands behind the first. */
export function changesOf(entries: HistoryEntry[], { deedsOf, actsOf }: Telling): Event[] {
  const all = entries.flatMap((entry) =>
    deedsOf(entry).map((deed, nth) => ({ entry, deed, acts: nth === 0 ? actsOf?.(entry) : null })),
  );
  // Columns that some role may not read have an entry of their own; the creation is told once.
  const first = all.findIndex(isCreation);
  const told = all.filter((event, index) => index === first || !isCreation(event));
  return told.map(({ entry: { at, actor_id, actor }, deed, acts }, index) => {
    return { key: `${at}-${index}`, at, who: { id: actor_id, name: actor?.name }, deed, acts };
  });
}

/** A day in words: today, yesterday, or its date. */
export function dayName(day: string, at: string): string {
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
