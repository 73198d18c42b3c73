import type { Entry } from "../../client/api.ts";
import { phrase, t } from "../../ui/translate.ts";

type Rhythm = Pick<Entry<"agent_schedules">, "rhythm" | "weekday" | "day_of_month" | "at_time" | "time_zone">;

/** When a schedule comes, in a sentence; with its time zone where that is not the reader's. */
export function rhythmWords({ rhythm, weekday, day_of_month, at_time: time, time_zone }: Rhythm, mine: string): string {
  const words = {
    daily: () => t("Each day at {{time}}", { time }),
    weekdays: () => t("Monday to Friday at {{time}}", { time }),
    weekly: () => t(weekly[weekday], { time }),
    monthly: () => t("Each month on day {{day}} at {{time}}", { day: String(day_of_month), time }),
  }[rhythm]();
  return time_zone === mine ? words : `${words} (${time_zone})`;
}

const weekly = {
  monday: phrase("Each Monday at {{time}}"),
  tuesday: phrase("Each Tuesday at {{time}}"),
  wednesday: phrase("Each Wednesday at {{time}}"),
  thursday: phrase("Each Thursday at {{time}}"),
  friday: phrase("Each Friday at {{time}}"),
  saturday: phrase("Each Saturday at {{time}}"),
  sunday: phrase("Each Sunday at {{time}}"),
};
