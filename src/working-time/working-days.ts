/** When a company does not work: weekdays (Monday is 1), and days off. */
export type Rests = { weekdays: number[]; off: Iterable<string> };

/** Arithmetic of days on which a company works. Days are written as 2026-12-08. */
export type WorkingDays = ReturnType<typeof workingDays>;

/** The calendar of a company; one that would never work works every day. */
export function workingDays(rests: Rests) {
  const { isWorked, away } = worked(rests);
  const onOrAfter = (day: number) => (isWorked(day) ? day : away(day, 1, 1));
  const onOrBefore = (day: number) => (isWorked(day) ? day : away(day, 1, -1));
  return {
    isWorked: (day: string) => isWorked(number(day)),
    /** The first day that is worked, from this one on, or until it. */
    onOrAfter: (day: string) => written(onOrAfter(number(day))),
    onOrBefore: (day: string) => written(onOrBefore(number(day))),
    /** The day so many worked days after this one, before it where they are negative; with none, this one, worked or not. */
    after: (day: string, count: number) => written(away(number(day), Math.abs(count), count < 0 ? -1 : 1)),
    /** By how many worked days one day comes after another; negative where it lies before. */
    between(from: string, to: string) {
      const [one, other] = [number(from), number(to)];
      const way = other < one ? -1 : 1;
      let count = 0;
      for (let day = one; day !== other;) if (isWorked((day += way))) count += way;
      return count;
    },
    /** How many worked days a span has, at least one. */
    within(from: string, to: string) {
      let count = 0;
      for (let day = number(from); day <= number(to); day++) if (isWorked(day)) count++;
      return Math.max(1, count);
    },
    /** The last of so many worked days that begin with the first worked one from this day on. */
    endOf: (start: string, days: number) => written(away(onOrAfter(number(start)), days - 1, 1)),
    /** The first of so many worked days of which the last is the first worked one from this day on. */
    startOf: (end: string, days: number) => written(away(onOrAfter(number(end)), days - 1, -1)),
  };
}

/** Which days are worked, by their numbers, and the day so many worked ones away. */
function worked({ weekdays, off }: Rests) {
  const rests = weekdays.length < 7 ? weekdays : [];
  const days_off = new Set([...off].map(number));
  const isWorked = (day: number) => !rests.includes(weekday(day)) && !days_off.has(day);
  const away = (from: number, count: number, way: 1 | -1) => {
    let day = from;
    for (let left = count; left > 0;) {
      day += way;
      if (isWorked(day)) left--;
    }
    return day;
  };
  return { isWorked, away };
}

const day_ms = 86_400_000;
const number = (day: string) => Date.parse(day) / day_ms;
const written = (day: number) => new Date(day * day_ms).toISOString().slice(0, 10);
// (The first of January 1970 was a Thursday.)
const weekday = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1;
