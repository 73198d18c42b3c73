import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import type { Entry } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { refreshAll } from "../../records/cache.ts";
import { startOf } from "../../records/filters.ts";
import { recordClient } from "../../records/record-client.ts";
import { useWrites } from "../../records/use-writes.ts";
import { dayOf } from "../../screen/calendar/days.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { formatDuration } from "../../ui/duration.ts";
import { formatTime } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import type { DayWords } from "../../screen/calendar/day-words.ts";
import { useMinute } from "./lasting.tsx";
import type { SheetProps } from "./week-sheet.tsx";

type Activity = Entry<"activities">;

/** Calls, meetings and visits of the week that are over and not entered yet: each becomes time by one press. */
export function FromCalendar({ week, sheet, words }: SheetProps) {
  const held = useHeld(week.days);
  const taken = new Set((sheet.data ?? []).map(({ activity_id }) => activity_id));
  const left = held.filter(({ id }) => !taken.has(id));
  const writes = useWrites("time_entries");
  const cache = useQueryClient();
  const { person } = useSession();
  if (left.length === 0) return null;
  const enter = async (some: Activity[]) => {
    try {
      for (const one of some) await writes.create({ owner_id: person.id, ...timeOf(one) }, newKey());
    } catch (error) {
      toastRefusal(error);
    }
    refreshAll(cache, "time_entries");
  };
  return (
    <section aria-label={t("From the calendar")} className="flex-none border-t border-line px-4 py-3">
      <header className="flex items-center gap-2 pb-1">
        <h3 className="flex-1 font-medium">{t("From the calendar")}</h3>
        {left.length > 1 && (
          <Button size="small" onClick={() => enter(left)}>
            {t("Enter all")}
          </Button>
        )}
      </header>
      <ul>
        {left.map((one) => (
          <Offer key={one.id} {...{ one, words }} onEnter={() => enter([one])} />
        ))}
      </ul>
    </section>
  );
}

/** One of them, and what makes time of it. */
function Offer({ one, words, onEnter }: { one: Activity; words: DayWords; onEnter: () => Promise<void> }) {
  return (
    <li className="flex items-center gap-3 border-t border-line-2 py-1.5 first:border-0">
      <span className="w-28 flex-none text-ink-2 tabular-nums">
        {words.short(dayHere(one))} {formatTime(one.at ?? "")}
      </span>
      <span className="min-w-0 flex-1 truncate">
        <span className="font-medium">{one.name}</span>
        {one.about && <span className="ml-1.5 text-ink-3">{one.about}</span>}
      </span>
      <span className="flex-none tabular-nums">{formatDuration(one.duration ?? 0)}</span>
      <Button size="small" aria-label={t("Enter time: {{what}}", { what: one.name })} onClick={onEnter}>
        <Plus aria-hidden />
        <span className="max-tablet:sr-only">{t("Enter time")}</span>
      </Button>
    </li>
  );
}

/** So many at most are offered for a week. */
const most_offered = 100;

/** What one has planned or done that has a beginning, a length and is over. */
function useHeld(days: string[]): Activity[] {
  const now = useMinute();
  const { person, rights } = useSession();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const question = {
    where: {
      owner_id: person.id,
      kind: { in: ["call", "meeting", "visit"] },
      state: { in: ["planned", "done"] },
      at: { gte: startOf(first, 0), lt: startOf(last, 1) },
      duration: { gt: 0 },
    },
    order: ["at"],
    limit: most_offered,
  };
  const { data } = useQuery({
    queryKey: ["activities", "list", "sheet", question],
    queryFn: ({ signal }) => recordClient("activities").list<Activity>(question, signal),
    enabled: !!rights?.["activities"]?.["read"],
  });
  return (data?.data ?? []).filter(({ at, duration }) => Date.parse(at ?? "") + (duration ?? 0) * 60_000 <= now);
}

const dayHere = ({ at }: Activity) => dayOf(at, true) ?? "";

/** The time that an activity took, on the task or project that it belongs to. */
function timeOf(activity: Activity) {
  const { id, entity, row_id, duration, name, about } = activity;
  const on = entity === "tasks" ? { task_id: row_id } : entity === "projects" ? { project_id: row_id } : {};
  const note = [name, "task_id" in on || "project_id" in on ? null : about].filter(Boolean).join(" · ");
  return { ...on, day: dayHere(activity), minutes: Math.min(duration ?? 0, 1440), activity_id: id, note };
}
