import { useSession } from "../../client/session-context.ts";
import { type KeyBinding, useKeys } from "../../keys/use-keys.ts";
import { useAddress } from "../../records/address.ts";
import { daysLater, firstOfWeek, isDay, todayHere, weekStart } from "../../screen/calendar/days.ts";
import { t } from "../../ui/translate.ts";

/** The week of the address, this one where it names none, with its days and the ways to others, by keys too. */
export function useWeekOf() {
  const { locale } = useSession().person;
  const [address, go] = useAddress();
  const first = firstOfWeek(locale);
  const today = todayHere();
  const asked = address["week"] ?? "";
  const start = weekStart(isDay(asked) ? asked : today, first);
  const days = Array.from({ length: 7 }, (_, day) => daysLater(start, day));
  const show = (day: string) => {
    const other = weekStart(day, first);
    go({ week: other === weekStart(today, first) ? null : other }, { replace: true });
  };
  const turn = (way: 1 | -1) => show(daysLater(start, way * 7));
  const keys: KeyBinding[] = [
    { of: "today", label: t("Show this week"), act: () => show(today) },
    { keys: ["PageDown"], label: t("Next week"), act: () => turn(1) },
    { keys: ["PageUp"], label: t("Previous week"), act: () => turn(-1) },
  ];
  useKeys(keys);
  return { start, days, today, turn, show };
}

export type WeekOf = ReturnType<typeof useWeekOf>;
