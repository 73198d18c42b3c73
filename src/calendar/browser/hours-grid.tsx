import { Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useCompany } from "../../company/browser/use-company.ts";
import { useElementWidth } from "../../records/element-width.ts";
import type { DayWords } from "../../screen/calendar/day-words.ts";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { type Block, blockKey, blocksOf, free_width, freeDays, lanesIn } from "./blocks.ts";
import { HoursDay } from "./hours-day.tsx";
import { firstMinute, nowOnClock, hour_height, minute_height } from "./hours.ts";
import { movedTo } from "./move-in-hours.ts";
import type { WeekActivity } from "./use-week.ts";

type Props = {
  days: string[];
  words: DayWords;
  /** Why a day is not worked. */
  off: (day: string) => string | undefined;
  activities: WeekActivity[];
  /** Whether each says who does it. */
  team: boolean;
  /** Plans something at a day and an hour. */
  onPlan?: (at: string) => void;
  /** Shows all of a day. */
  onAll: (day: string) => void;
};

type Spans = [from: number, till: number][];

/**
 * A week by its hours: what has one stands where it begins and is as long as it lasts, what has none above; other hours than those
 * of work are scrolled to. Arrows move among what stands in it, Enter opens.
 */
export function HoursGrid({ days, words, off, activities, team, onPlan, onAll }: Props) {
  const { worked, spans, known } = useWork(off);
  const free = freeDays(days, (day) => !!off(day), activities);
  const { frame, most, close } = useFrame(firstMinute(spans), `${days[0]} ${known}`, free.size);
  const blocks = new Map(days.map((day) => [day, blocksOf(activities, day, most)]));
  const all = [...blocks.values()].flat();
  const now = useNow();
  const [reached, reach] = useReached(blocks.get(now.day) ?? [], all);
  return (
    <div
      ref={frame}
      role="group"
      aria-label={t("Hours of the week")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, and may hold nothing that takes the focus.
      tabIndex={0}
      className="max-h-[calc(100dvh-14rem)] min-h-96 overflow-auto rounded-md border border-line bg-raised"
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
        if (movedTo(event.currentTarget, event.target as HTMLElement, event.key)) event.preventDefault();
      }}
    >
      <div className="grid grid-rows-[auto_auto_auto]" style={{ gridTemplateColumns: columnsOf(days, free) }}>
        <HourNames />
        <ol className="contents">
          {days.map((day, nth) => (
            <HoursDay
              key={day}
              {...{ day, team, close, nth, reached, onAll }}
              blocks={blocks.get(day) ?? []}
              worked={worked(day)}
              off={off(day)}
              now={day === now.day ? now.minute : null}
              head={<DayHead {...{ day, words, onPlan }} today={day === now.day} off={off(day)} />}
              onReach={reach}
              {...(onPlan && { onPlan })}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

type HeadProps = Pick<Props, "words" | "onPlan"> & { day: string; today: boolean; off: string | undefined };

function DayHead({ day, words, today, off, onPlan }: HeadProps) {
  return (
    <>
      <h3
        aria-label={[words.inFull(day), off].filter(Boolean).join(", ")}
        {...(today && { "aria-current": "date" as const })}
        className={classNames(
          "min-w-0 flex-1 truncate text-meta font-medium first-letter:uppercase",
          today ? "text-person" : "text-ink-2",
        )}
      >
        {words.short(day)}
      </h3>
      {onPlan && (
        <IconButton
          icon={Plus}
          label={t("Plan on {{day}}", { day: words.inFull(day) })}
          className="size-7! touch:size-10!"
          onClick={() => onPlan(`${day}T09:00`)}
        />
      )}
    </>
  );
}

/** The hours beside the days, and what the row above them is. */
function HourNames() {
  return (
    <div aria-hidden className="row-span-3 grid grid-rows-subgrid text-right text-tag text-ink-3 tabular-nums">
      <div className="sticky top-0 z-20 h-10 border-b border-line bg-raised" />
      <div className="sticky top-10 z-20 border-b border-line bg-raised pt-1 pr-2">{t("All day")}</div>
      <div className="relative" style={{ height: 24 * hour_height }}>
        {Array.from({ length: 23 }, (_, hour) => (
          <span key={hour} className="absolute right-2 -translate-y-1/2" style={{ top: (hour + 1) * hour_height }}>
            {`${String(hour + 1).padStart(2, "0")}:00`}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The hours, and the days beside them. */
const columnsOf = (days: string[], free: Set<string>) =>
  ["3.5rem", ...days.map((day) => (free.has(day) ? `${free_width}px` : "minmax(0, 1fr)"))].join(" ");

/** Which block the Tab key leads to: the last that had the focus, as long as it stands there. */
function useReached(today: Block[], all: Block[]) {
  const [last, reach] = useState("");
  return [all.some((block) => blockKey(block) === last) ? last : begin(today, all), reach] as const;
}

const begin = (today: Block[], all: Block[]) => {
  const first = today[0] ?? all[0];
  return first ? blockKey(first) : "";
};

/** When the company works on a day: never on a day off, null where it says no hours. */
function useWork(off: Props["off"]) {
  const { data: company } = useCompany();
  const week = (company?.working_week ?? {}) as Record<string, Spans>;
  const spans = Object.values(week).flat();
  const worked = (day: string): Spans | null =>
    spans.length === 0 ? null : off(day) ? [] : (week[new Date(day).getUTCDay() || 7] ?? []);
  return { worked, spans, known: !!company };
}

/** Where the clock stands, told each half minute. */
function useNow() {
  const [now, tick] = useState(() => nowOnClock());
  useEffect(() => {
    const timer = setInterval(() => tick(nowOnClock()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Begins with the hour that is wanted first, of each week anew; and how many may stand side by side in it. */
function useFrame(minute: number, week: string, free: number) {
  const frame = useRef<HTMLDivElement>(null);
  const wanted = useRef(minute);
  useLayoutEffect(() => {
    wanted.current = minute;
  });
  useLayoutEffect(() => {
    frame.current?.scrollTo({ top: wanted.current * minute_height });
  }, [week]);
  const most = lanesIn(useElementWidth(frame, true) || usual_width, free);
  return { frame, most, close: most < 3 };
}

// Until it is known.
const usual_width = 1000;
