import { useEffect } from "react";
import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import type { Where } from "../../entity/list-request.ts";
import { useAddress } from "../../records/address.ts";
import { useRecords } from "../../records/use-records.ts";
import { dayOf, daysLater, firstOfWeek, isDay, todayHere, weekStart, within } from "../../screen/calendar/days.ts";

/** An activity, as a week shows it. */
export type WeekActivity = Entry<"activities">;

// So many are read without being asked for.
const most_read = 1000;

const dated = { column: "at", moment: true };

/** The week of the address, whose it is, what is planned and was done in it, and how to go to another. */
export function useWeek() {
  const [address, go] = useAddress();
  const { person } = useSession();
  const today = todayHere();
  const first = firstOfWeek(person.locale);
  const word = address["week"] ?? "";
  const monday = weekStart(isDay(word) ? word : today, first);
  const days = Array.from({ length: 7 }, (_, day) => daysLater(monday, day));
  const team = person.team_id !== null && address["of"] === "team";
  const mine: Where = { or: [{ owner_id: person.id }, { participant_ids: { contains: person.id } }] };
  const where: Where = {
    and: [
      team ? { team_id: person.team_id } : mine,
      { state: { in: ["planned", "done"] }, kind: { in: ["call", "meeting", "visit", "to_do"] } },
      within(dated, monday, days[6] ?? monday),
    ],
  };
  const list = useRecords<WeekActivity>("activities", { where, order: ["at"], include: ["contacts"] });
  const { hasNextPage, isFetchingNextPage, fetchNextPage, rows } = list;
  const goes_on = hasNextPage && !isFetchingNextPage && rows.length < most_read;
  useEffect(() => {
    if (goes_on) void fetchNextPage();
  }, [goes_on, fetchNextPage]);
  const show = (day: string) => go({ week: weekStart(day, first) === weekStart(today, first) ? null : day });
  return {
    list,
    today,
    days,
    team,
    has_team: person.team_id !== null,
    on: (day: string) => list.rows.filter(({ at }) => dayOf(at, true) === day),
    turn: (weeks: number) => show(daysLater(monday, weeks * 7)),
    showToday: () => show(today),
    showTeam: (of: "me" | "team") => go({ of: of === "team" ? of : null }),
  };
}
