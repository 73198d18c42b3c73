/** When a company does not work: weekdays (Monday is 1), and days off. */
export type Rests = { weekdays: number[]; off: Iterable<string> };

/** Arithmetic of days on which a company works. Days are written as 2026-12-08. */
export type WorkingDays = ReturnType<typeof workingDays>;

/** The calendar of a company; one that would never work works every day. */
export function workingDays(rests: Rests) {
  const { isWorked, away, howMany } = worked(rests);
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
      return other < one ? 0 - howMany(other, one - 1) : howMany(one + 1, other);
    },
    /** How many worked days a span has, at least one. */
    within: (from: string, to: string) => Math.max(1, howMany(number(from), number(to))),
    /** The last of so many worked days that begin with the first worked one from this day on. */
    endOf: (start: string, days: number) => written(away(onOrAfter(number(start)), days - 1, 1)),
    /** The first of so many worked days of which the last is the first worked one from this day on. */
    startOf: (end: string, days: number) => written(away(onOrAfter(number(end)), days - 1, -1)),
  };
}

/** Which days are worked, by their numbers, the day so many worked ones away, and how many there are from one day to another. */
function worked({ weekdays, off }: Rests) {
  const rests = weekdays.length < 7 ? weekdays : [];
  const days_off = new Set([...off].map(number));
  const isWorked = (day: number) => !rests.includes(weekday(day)) && !days_off.has(day);
  const known = once(() => lookUp(isWorked));
  const away = (from: number, count: number, way: 1 | -1) => {
    if (count > near && isKnown(from)) {
      const { upto, days } = known();
      const there = days[way > 0 ? upto(from) + count - 1 : upto(from - 1) - count];
      if (there !== undefined) return there;
    }
    let day = from;
    for (let left = count; left > 0;) {
      day += way;
      if (isWorked(day)) left--;
    }
    return day;
  };
  const howMany = (from: number, to: number) => {
    if (to - from > near && isKnown(from) && isKnown(to)) return known().upto(to) - known().upto(from - 1);
    let found = 0;
    for (let day = from; day <= to; day++) if (isWorked(day)) found++;
    return found;
  };
  return { isWorked, away, howMany };
}

/** The worked days of the years in which work is planned, and how many of them there are up to each day. */
function lookUp(isWorked: (day: number) => boolean) {
  const [days, sums]: [number[], number[]] = [[], []];
  for (let day = first_known; day <= last_known; day++) {
    if (isWorked(day)) days.push(day);
    sums.push(days.length);
  }
  return { days, upto: (day: number) => sums[day - first_known] ?? 0 };
}

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}

const day_ms = 86_400_000;
const number = (day: string) => Date.parse(day) / day_ms;
const written = (day: number) => new Date(day * day_ms).toISOString().slice(0, 10);
// (The first of January 1970 was a Thursday.)
const weekday = (day: number) => ((((day + 3) % 7) + 7) % 7) + 1;

// (Who shifts thousands of tasks asks for many days that are years away: these are looked up, near ones gone through.)
const near = 30;
const [first_known, last_known] = [number("2000-01-01"), number("2110-12-31")];
const isKnown = (day: number) => day > first_known && day <= last_known;
