import { wallClock } from "../../../ui/format.ts";
import { days_of_week, partsOf } from "../../../ui/recurrence.ts";

/** The first day from today on that a rule names by its weekday or its date, as `2026-11-30`; today where it names none. */
export function firstDay(rule: string, today: Date): string {
  const { BYDAY, BYMONTHDAY, BYSETPOS } = partsOf(rule);
  const dates = BYMONTHDAY?.split(",").map(Number);
  const [, place, weekday] = /^(-?\d)?(\w\w)$/.exec(BYDAY ?? "") ?? [];
  const isNamed = (day: Date): boolean => {
    if (dates) return dates.includes(day.getDate()) || (dates.includes(-1) && afterwards(day, 1).getDate() === 1);
    const named = days_of_week[(day.getDay() + 6) % 7] ?? "";
    if (!place || !weekday) return !BYDAY || BYDAY.split(",").includes(named);
    if (named !== weekday) return false;
    const last = afterwards(day, 7).getMonth() !== day.getMonth();
    return place === "-1" ? last : Math.ceil(day.getDate() / 7) === Number(place);
  };
  // Of all that a month names the so-manieth: its last working day.
  const fits = (day: Date): boolean => {
    if (!BYSETPOS || !isNamed(day)) return isNamed(day);
    const month = Array.from({ length: 31 }, (_, nth) => new Date(day.getFullYear(), day.getMonth(), nth + 1));
    const all = month.filter((each) => each.getMonth() === day.getMonth() && isNamed(each));
    return all.at(Number(BYSETPOS) - (Number(BYSETPOS) > 0 ? 1 : 0))?.getDate() === day.getDate();
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
