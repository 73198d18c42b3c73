import { Plus } from "lucide-react";
import { wayTo } from "../../entities/places.ts";
import { namesTold } from "../../records/names-told.ts";
import { useNames } from "../../records/names.ts";
import { PageLink } from "../../records/page-link.tsx";
import { when } from "../../records/due.ts";
import type { DayWords } from "../../screen/calendar/day-words.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { classNames } from "../../ui/class-names.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { wallClock } from "../../ui/format.ts";
import { formatTime } from "../../ui/format-short.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import type { WeekActivity } from "./use-week.ts";

type Props = {
  day: string;
  today: boolean;
  /** Why it is not worked. */
  off: string | undefined;
  words: DayWords;
  activities: WeekActivity[];
  /** Whether all of the week has been read. */
  whole: boolean;
  /** Whether each says who does it. */
  team: boolean;
  onPlan?: () => void;
};

/** Where days stand below each other, a week is read from today on, once what is over stands above it. */
function bring(today: HTMLElement | null): void {
  if (today?.previousElementSibling) today.scrollIntoView({ block: "start" });
}

/** One day of a week: what is planned for it and was done on it, in its order, and the way to plan more. */
export function WeekDay({ day, today, off, words, activities, whole, team, onPlan }: Props) {
  return (
    <li ref={today && whole ? bring : undefined} className="min-w-0 scroll-mt-16">
      <div
        className={classNames(
          "mb-1 flex min-h-8 items-center border-b",
          today ? "border-person text-person" : "border-line text-ink-2",
        )}
      >
        <h3
          aria-label={[words.inFull(day), off].filter(Boolean).join(", ")}
          className="flex-1 text-meta font-medium first-letter:uppercase"
        >
          {words.short(day)}
        </h3>
        {onPlan && (
          <IconButton
            icon={Plus}
            label={t("Plan on {{day}}", { day: words.inFull(day) })}
            className="size-7! touch:size-10!"
            onClick={onPlan}
          />
        )}
      </div>
      {off && (
        <p aria-hidden title={off} className="mb-1 truncate rounded-sm bg-sunken px-2 py-0.5 text-meta text-ink-3">
          {off}
        </p>
      )}
      <ul className="flex flex-col gap-1">
        {activities.map((activity) => (
          <ActivityLine key={activity.id} activity={activity} team={team} />
        ))}
        {whole && activities.length === 0 && !off && <li className="text-meta text-ink-3">{t("Nothing")}</li>}
      </ul>
    </li>
  );
}

/** One of them in a line of its own. */
export function ActivityLine({ activity, team }: { activity: WeekActivity; team: boolean }) {
  const nameOf = useNames();
  const { at, kind, subject, about, state, owner_id } = activity;
  // A day without an hour is stored as its midnight.
  const hour = at && !wallClock(at).endsWith(" 00:00:00") ? formatTime(at) : "";
  const late = state === "planned" && at !== null && when(at).late;
  const [to, search] = wayTo("activities", activity) ?? [];
  const contacts = namesTold(activity.contact_ids, activity.contacts).join(", ");
  const who = nameOf(owner_id ?? "");
  const told = (
    <>
      <span className="flex items-center gap-1.5 text-meta">
        {hour && <time className={classNames("tabular-nums", late ? "text-bad" : "text-ink-3")}>{hour}</time>}
        <span className="min-w-0 flex-1 truncate text-ink-3">
          {state === "done" ? `${choiceWord(kind)} · ${t("Done")}` : choiceWord(kind)}
        </span>
      </span>
      <span className="block font-medium break-words">{subject ?? about ?? choiceWord(kind)}</span>
      {subject && about && <span className="block truncate text-ink-2">{about}</span>}
      {contacts && <span className="block truncate text-ink-2">{t("with {{names}}", { names: contacts })}</span>}
      {team && who && (
        <span className="flex items-center gap-1.5 text-meta text-ink-2">
          <Avatar id={owner_id ?? ""} name={who} kind="person" /> <span className="truncate">{who}</span>
        </span>
      )}
    </>
  );
  const look = "block rounded-md border border-line bg-raised px-2 py-1.5";
  return (
    <li>
      {to ? (
        <PageLink to={to} search={search ?? {}} className={`${look} hover:border-control`}>
          {told}
        </PageLink>
      ) : (
        <div className={look}>{told}</div>
      )}
    </li>
  );
}
