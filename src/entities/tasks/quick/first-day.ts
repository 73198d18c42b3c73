import { wallClock } from "../../../ui/format.ts";
import { days_of_week, partsOf } from "../../../ui/recurrence.ts";

/** The first day from today on that a rule names by its weekday or its date, as `2026-11-30`; today where it names none. */
export function firstDay(rule: string, today: Date): string {
  const { BYDAY, BYMONTHDAY } = partsOf(rule);
  const [, place, weekday] = /^(-?\d)?(\w\w)$/.exec(BYDAY ?? "") ?? [];
  const fits = (day: Date): boolean => {
    if (BYMONTHDAY === "-1") return afterwards(day, 1).getDate() === 1;
    if (BYMONTHDAY) return day.getDate() === Number(BYMONTHDAY);
    const named = days_of_week[(day.getDay() + 6) % 7] ?? "";
    if (!place || !weekday) return !BYDAY || BYDAY.split(",").includes(named);
    if (named !== weekday) return false;
    const last = afterwards(day, 7).getMonth() !== day.getMonth();
    return place === "-1" ? last : Math.ceil(day.getDate() / 7) === Number(place);
  };
  // (No date is further away than the 31st from the end of January.)
  for (let days = 0; days < 62; days++) {
    const day = afterwards(today, days);
    if (fits(day)) return written(day);
  }
  return written(today);
}

/** Now, as a date whose parts are those of the chosen time zone's clock, whatever clock the machine has. */
export function todayShown(now = new Date()): Date {
  return new Date(wallClock(now).replace(" ", "T"));
}

const afterwards = (day: Date, count: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);
const written = (day: Date) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((each) => String(each).padStart(2, "0")).join("-");
