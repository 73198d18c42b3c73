import type { Entry } from "../../client/api.ts";
import { regional } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { weekdays } from "./schedule-words.ts";

type Rhythm = Pick<Entry<"agent_schedules">, "rhythm" | "weekday" | "day_of_month" | "at_time" | "time_zone">;

/** When a schedule comes, in a sentence; with its time zone where that is not the reader's. */
export function rhythmWords({ rhythm, weekday, day_of_month, at_time: time, time_zone }: Rhythm, mine: string): string {
  const words = {
    daily: () => t("Each day at {{time}}", { time }),
    weekdays: () => t("Monday to Friday at {{time}}", { time }),
    weekly: () => t("Each {{day}} at {{time}}", { day: weekdayName(weekday), time }),
    monthly: () => t("Each month on day {{day}} at {{time}}", { day: String(day_of_month), time }),
  }[rhythm]();
  return time_zone === mine ? words : `${words} (${time_zone})`;
}

/** `Monday`, `lundi`. */
export function weekdayName(weekday: (typeof weekdays)[number]): string {
  // (The first of January 2024 was a Monday.)
  const day = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday)));
  return regional({ weekday: "long", timeZone: "UTC" }).format(day);
}
