import { wallClock, whenShown } from "../../ui/format.ts";

/** When what is put off comes back, by the clock of the chosen time zone: in an hour, tomorrow at nine, on Monday at nine. */
export function snoozeTimes(now = new Date()): { hour: Date; tomorrow: Date; week: Date } {
  const today = new Date(wallClock(now).slice(0, 10));
  const nineIn = (days: number) => new Date(whenShown(today.getTime() + days * 86_400_000 + 9 * 3_600_000));
  return {
    hour: new Date(now.getTime() + 3_600_000),
    tomorrow: nineIn(1),
    week: nineIn((8 - today.getUTCDay()) % 7 || 7),
  };
}
