/** When a company does not work: weekdays (Monday is 1), and days off. */
export type Rests = { weekdays: number[]; off: Iterable<string> };

/** Arithmetic of days on which a company works. Days are written as 2026-12-08. */
export type WorkingDays = ReturnType<typeof workingDays>;

/** The calendar of a company; one that would never work works every day. */
export function workingDays({ weekdays, off }: Rests) {
  const rests = weekdays.length < 7 ? weekdays : [];
  const per_week = 7 - rests.length;
  const is_rest = (day: number) => rests.includes(weekday(day));
  const days_off = [...off]
    .map(number)
    .filter((day) => !is_rest(day))
    .toSorted((a, b) => a - b);
  const is_off = new Set(days_off);
  const isWorked = (day: number) => !is_rest(day) && !is_off.has(day);
  /** How many days off that would be worked lie from one day to another, both counted. */
  const offIn = (from: number, to: number) => Math.max(0, firstAfter(days_off, to) - firstAfter(days_off, from - 1));

  /** The day so many worked days away, by whole weeks as long as that can be and then day by day. */
  function away(from: number, count: number, way: 1 | -1): number {
    let [day, left] = [from, count];
    while (left > 0) {
      const weeks = Math.floor(left / per_week) - 1;
      if (weeks > 0) {
        const next = day + way * weeks * 7;
        left -= weeks * per_week - (way === 1 ? offIn(day + 1, next) : offIn(next, day - 1));
        day = next;
      } else {
        day += way;
        if (isWorked(day)) left--;
      }
    }
    return day;
  }
  const onOrAfter = (day: number) => (isWorked(day) ? day : away(day, 1, 1));
  const onOrBefore = (day: number) => (isWorked(day) ? day : away(day, 1, -1));

  return {
    isWorked: (day: string) => isWorked(number(day)),
    /** The first day that is worked, from this one on. */
    onOrAfter: (day: string) => written(onOrAfter(number(day))),
    /** The day so many worked days after this one; with none, this one, worked or not. */
    after: (day: string, count: number) => written(away(number(day), count, 1)),
    /** The day so many worked days away, later or earlier; one that is not worked counts as the next that is. */
    moved(day: string, count: number) {
      if (count === 0) return day;
      const from = number(day);
      return written(count > 0 ? away(onOrBefore(from), count, 1) : away(onOrAfter(from), -count, -1));
    },
    /** How many worked days a span has, at least one. */
    within(from: string, to: string) {
      const [first, last] = [number(from), number(to)];
      const weeks = Math.floor((last - first + 1) / 7);
      let count = weeks * per_week - offIn(first, first + weeks * 7 - 1);
      for (let day = first + weeks * 7; day <= last; day++) if (isWorked(day)) count++;
      return Math.max(1, count);
    },
    /** The last of so many worked days that begin with the first worked one from this day on. */
    endOf: (start: string, days: number) => written(away(onOrAfter(number(start)), days - 1, 1)),
    /** The first of so many worked days of which the last is the first worked one from this day on. */
    startOf: (end: string, days: number) => written(away(onOrAfter(number(end)), days - 1, -1)),
  };
}

const day_ms = 86_400_000;
const number = (day: string) => Date.parse(day) / day_ms;
const written = (day: number) => new Date(day * day_ms).toISOString().slice(0, 10);
// (The first of January 1970 was a Thursday.)
const weekday = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1;

/** How many of these, in their order, are not after a day. */
function firstAfter(days: number[], day: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] ?? 0) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
