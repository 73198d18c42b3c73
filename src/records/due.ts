import { wallClock } from "../ui/format.ts";
import { formatDay, formatTime } from "../ui/format-short.ts";
import { t } from "../ui/translate.ts";
import { isoDay } from "./date-spans.ts";

/** When something is due, as of a moment; `hour` where there is one that the words do not tell. */
export function when(at: string, now = new Date()): { late: boolean; words: string; hour?: string } {
  const days = daysUntil(at, now);
  // A day without an hour is stored as its midnight, and has until the next one.
  const hour = wallClock(at).endsWith(" 00:00:00") ? "" : formatTime(at);
  if (days === -1) return { late: true, words: t("1 day late") };
  if (days < 0) return { late: true, words: t("{{days}} days late", { days: -days }) };
  if (days > 1) return { late: false, words: formatDay(at), hour };
  if (hour && new Date(at) < now) return { late: true, words: t("since {{hour}}", { hour }) };
  return { late: false, words: `${days ? t("tomorrow") : t("today")} ${hour}`.trim() };
}

/** How many midnights of the chosen time zone lie between now and then. */
export function daysUntil(at: Date | string, now = new Date()): number {
  return (Date.parse(isoDay(at)) - Date.parse(isoDay(now))) / 86_400_000;
}
