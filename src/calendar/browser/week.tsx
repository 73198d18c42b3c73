import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { useKeyOf } from "../../keys/own-keys.ts";
import { type KeyBinding, useKeys } from "../../keys/use-keys.ts";
import { failureSentence } from "../../records/failure.ts";
import { type DayWords, dayWords } from "../../screen/calendar/day-words.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { useMediaQuery } from "../../ui/media-query.ts";
import { formatDay } from "../../ui/format-short.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { useDaysOff } from "../../working-time/browser/use-days-off.ts";
import { HoursGrid } from "./hours-grid.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import { useWeek } from "./use-week.ts";
import { ActivityLine, WeekDay } from "./week-day.tsx";

/** What one has planned and done in a week, or one's team has: by its hours, day below day where there is less room. */
export default function Week() {
  const week = useWeek();
  const { person, rights } = useSession();
  const [planning, plan] = useState<string | null>(null);
  const [all, showAll] = useState<string | null>(null);
  const words = dayWords(person.locale);
  const { list, days, today } = week;
  useWeekKeys(week);
  const may = !!rights?.["activities"]?.["create"]?.length;
  return (
    <section aria-label={t("Week")} className="flex flex-col gap-3 px-4 pb-8">
      <WeekHead {...{ week }} title={`${formatDay(days[0] ?? today)} – ${formatDay(days[6] ?? today)}`} />
      {list.error && <p className="text-bad">{failureSentence(list.error)}</p>}
      {list.isPending && <Skeleton className="h-40" />}
      {list.data && <Days {...{ week, words, showAll }} {...(may && { plan })} />}
      {list.hasNextPage && !list.isFetchingNextPage && (
        <Button size="small" tone="quiet" onClick={() => list.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
      {planning && <PlanDialog at={planning} onClose={() => plan(null)} />}
      {all && (
        <Dialog open onOpenChange={() => showAll(null)} title={words.title(all)}>
          <ul className="flex flex-col gap-1">
            {week.on(all).map((activity) => (
              <ActivityLine key={activity.id} {...{ activity }} team={week.team} />
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  );
}

type DaysProps = {
  week: ReturnType<typeof useWeek>;
  words: DayWords;
  plan?: (at: string) => void;
  showAll: (day: string) => void;
};

function Days({ week, words, plan, showAll }: DaysProps) {
  const { list, days, team, today } = week;
  const off = useDaysOff(days[0] ?? today, days[6] ?? today);
  // Narrower than that a day is too narrow to be read beside six others: they stand below each other.
  const wide = useMediaQuery("(min-width: 1025px)");
  const said = (day: string) => off.said(day);
  if (wide)
    return (
      <HoursGrid
        {...{ days, words, team }}
        off={said}
        activities={list.rows}
        {...(plan && { onPlan: plan })}
        onAll={showAll}
      />
    );
  return (
    <ol className="grid gap-y-4">
      {days.map((day) => (
        <WeekDay
          key={day}
          {...{ day, team, words }}
          today={day === today}
          off={said(day)}
          activities={week.on(day)}
          whole={!list.hasNextPage}
          {...(plan && { onPlan: () => plan(`${day}T09:00`) })}
        />
      ))}
    </ol>
  );
}

function WeekHead({ week, title }: { week: ReturnType<typeof useWeek>; title: string }) {
  const whose = [
    { value: "me" as const, label: t("Mine") },
    { value: "team" as const, label: t("My team’s") },
  ];
  return (
    // (Where days stand below each other, which week it is stays in sight, and whose it is does not.)
    <div className="flex flex-wrap items-center gap-2 max-desktop:contents">
      <div className="flex flex-wrap items-center gap-2 max-desktop:sticky max-desktop:top-0 max-desktop:z-10 max-desktop:-mx-4 max-desktop:border-b max-desktop:border-line max-desktop:bg-ground max-desktop:px-4 max-desktop:py-1.5">
        <div className="flex items-center">
          <IconButton icon={ChevronLeft} label={t("Previous week")} onClick={() => week.turn(-1)} />
          <IconButton icon={ChevronRight} label={t("Next week")} onClick={() => week.turn(1)} />
        </div>
        <h2 aria-live="polite" className="text-head font-semibold first-letter:uppercase">
          {title}
        </h2>
        <Button size="small" {...useKeyOf("today")} onClick={week.showToday}>
          {t("Today")}
        </Button>
      </div>
      <span className="flex-1" />
      {week.has_team && (
        <SegmentedControl
          label={t("Whose week")}
          value={week.team ? "team" : "me"}
          options={whose}
          onChange={week.showTeam}
        />
      )}
    </div>
  );
}

function useWeekKeys({ turn, showToday }: ReturnType<typeof useWeek>): void {
  const keys: KeyBinding[] = [
    { of: "today", label: t("Show this week"), act: showToday },
    { keys: ["PageDown"], label: t("Next week"), act: () => turn(1) },
    { keys: ["PageUp"], label: t("Previous week"), act: () => turn(-1) },
  ];
  useKeys(keys);
}
