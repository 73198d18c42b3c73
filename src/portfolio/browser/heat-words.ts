import { dayAfter } from "../../records/date-spans.ts";
import { formatDay } from "../../ui/format-short.ts";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { Week } from "./portfolio-data.ts";

/** The number of a week by ISO 8601, of its Monday. */
export function weekNumber(monday: string): number {
  const thursday = new Date(dayAfter(monday, 3));
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday.getTime() - first) / (7 * 86_400_000));
}

/** "w48", and "week 48, from 23 Nov". */
export const weekShort = (monday: string) => t("w{{week}}", { week: weekNumber(monday) });
export const weekLong = (monday: string) =>
  t("week {{week}}, from {{day}}", { week: weekNumber(monday), day: formatDay(monday) });

export const hours = (count: number) => t("{{count}} h", { count: formatNumber(count, 0) });

/** Hours of which a capacity: "41 of 35 h". */
export const ofHours = ([planned, capacity]: Week) =>
  t("{{planned}} of {{capacity}} h", { planned: formatNumber(planned, 0), capacity: formatNumber(capacity, 0) });

/** Whether more is planned than somebody has; half an hour is nobody's worry. */
export const isOver = ([planned, capacity]: Week) => planned > capacity + 0.5;

/** The week in which most people have too much, of those the one with the most hours that nobody has; undefined where nobody does. */
export function worstWeek(
  people: { weeks: Week[] }[],
  mondays: string[],
): { monday: string; count: number } | undefined {
  const over = mondays.map((monday, nth) => {
    const full = people.flatMap(({ weeks }) => (weeks[nth] && isOver(weeks[nth]) ? [weeks[nth]] : []));
    return {
      monday,
      count: full.length,
      hours: full.reduce((sum, [planned, capacity]) => sum + planned - capacity, 0),
    };
  });
  const [worst] = over.toSorted((one, other) => other.count - one.count || other.hours - one.hours);
  return worst && worst.count > 0 ? worst : undefined;
}

/** What a cell means, in words. */
export function cellWords(week: Week): string {
  const [, , away, , bare, unseen] = week;
  return [
    ofHours(week),
    isOver(week) && t("too much"),
    away > 0 && t("away {{count}} d", { count: formatNumber(away, 1) }),
    bare > 0 && t("{{count}} without an estimate", { count: bare }),
    unseen > 0.5 && t("of it {{count}} h in work that you do not see", { count: formatNumber(unseen, 0) }),
  ]
    .filter(Boolean)
    .join(", ");
}
