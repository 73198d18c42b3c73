import { ChevronLeft, ChevronRight } from "lucide-react";
import { useQuery } from "@tanstack/react-query";
import { useSession } from "../../client/session-context.ts";
import { useKeyOf } from "../../keys/own-keys.ts";
import type { LayoutProps } from "../../records/list-description.ts";
import { ListFailure } from "../../records/list-failure.tsx";
import { recordClient, type RecordRow } from "../../records/record-client.ts";
import { type DayWords, dayWords } from "../../screen/calendar/day-words.ts";
import { Button } from "../../ui/button.tsx";
import { formatDuration } from "../../ui/duration.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { useIsSmall } from "../../ui/media-query.ts";
import { t } from "../../ui/translate.ts";
import { AddRow } from "./add-row.tsx";
import { FromCalendar } from "./from-calendar.tsx";
import { SheetDays } from "./sheet-days.tsx";
import { SheetGrid } from "./sheet-grid.tsx";
import { sumOf } from "./sheet-rows.ts";
import { SubmitWeek } from "./submit-week.tsx";
import { type Hours, useHours } from "./use-hours.ts";
import { type Sheet, useSheet } from "./use-sheet.ts";
import { useWeekOf, type WeekOf } from "./use-week-of.ts";

/** A week of time as a sheet: what was worked on, by days, typed where it stands; days below each other where there is less room. */
export default function WeekSheet({ question }: LayoutProps) {
  const week = useWeekOf();
  const sheet = useSheet(week.days, question);
  const hours = useHours(week.days);
  const small = useIsSmall();
  const words = dayWords(useSession().person.locale);
  if (sheet.error) return <ListFailure error={sheet.error} />;
  const parts = { week, sheet, hours, words };
  return (
    <section
      aria-label={t("Week")}
      // (What is written comes to stand where it was written.)
      className="flex min-h-0 flex-1 flex-col overflow-y-auto border-t border-line pb-8"
    >
      <WeekLine {...parts} />
      {small ? <SheetDays {...parts} /> : <SheetGrid {...parts} />}
      {sheet.mine && <AddRow onAdd={sheet.add} />}
      {sheet.mine && <FromCalendar {...parts} />}
    </section>
  );
}

export type SheetProps = { week: WeekOf; sheet: Sheet; hours: Hours; words: DayWords };

/** Which week and whose it is, what it comes to, and what is done with it. */
function WeekLine({ week, sheet, hours, words }: SheetProps) {
  const { days, turn, show, today } = week;
  const sum = sumOf(sheet.data ?? []);
  const of = hours.all ? t("{{spent}} of {{all}}", { spent: formatDuration(sum), all: formatDuration(hours.all) }) : "";
  return (
    <div className="sticky top-0 left-0 z-20 flex flex-none flex-wrap items-center gap-x-2 gap-y-1.5 border-b border-line bg-ground px-2 py-1.5 tablet:px-3">
      <div className="flex items-center">
        <IconButton icon={ChevronLeft} label={t("Previous week")} onClick={() => turn(-1)} />
        <IconButton icon={ChevronRight} label={t("Next week")} onClick={() => turn(1)} />
      </div>
      <h2 aria-live="polite" className="text-head font-semibold first-letter:uppercase">
        {`${words.short(days[0] ?? today)} – ${words.short(days[6] ?? today)}`}
      </h2>
      <Button size="small" {...useKeyOf("today")} onClick={() => show(today)}>
        {t("Today")}
      </Button>
      {!sheet.mine && <Whose id={sheet.whose} />}
      <span className="flex-1" />
      <span className="text-ink-2 tabular-nums">{of || formatDuration(sum)}</span>
      {sheet.mine && <SubmitWeek {...{ week }} entries={sheet.data ?? []} />}
    </div>
  );
}

function Whose({ id }: { id: string }) {
  const { data } = useQuery({
    queryKey: ["people", "get", id],
    queryFn: ({ signal }) => recordClient("people").get<RecordRow & { name: string }>(id, signal),
  });
  return <span className="font-medium">{data?.name}</span>;
}
