import { todayHere } from "../../screen/calendar/days.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { refreshAll } from "../../records/cache.ts";
import { day_ms, dayAfter } from "../../records/date-spans.ts";
import { recordClient } from "../../records/record-client.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { weekShort } from "./heat-words.ts";
import { type Loaded, refreshPortfolio, type Work } from "./portfolio-data.ts";

/** A task, of whom, and in which week it was taken; none where it is not planned. */
export type Load = { task: Work; who: Pick<Loaded, "id" | "name">; week: string | undefined };
/** To whom it goes, and into which week. */
export type Goal = { who: Pick<Loaded, "id" | "name">; week: string | undefined };

type Days = { starts_on: string | null; due_on: string | null };

/**
 * The days of a task in another week: both as many weeks later. What is late or has no day is due on that week's Friday, and begins
 * on its Monday where it had a beginning.
 */
export function daysIn({ starts_on, due_on }: Days, from: string | undefined, to: string, today: string): Days {
  const late = due_on !== null && due_on < today;
  if (!from || late || (!starts_on && !due_on)) return { starts_on: starts_on && to, due_on: dayAfter(to, 4) };
  const days = Math.round((Date.parse(to) - Date.parse(from)) / day_ms);
  const shifted = (day: string | null) => day && dayAfter(day, days);
  return { starts_on: shifted(starts_on), due_on: shifted(due_on) };
}

/** Moves work to somebody, or into another week, by the usual writes and with a way back. */
export function useMoving() {
  const cache = useQueryClient();
  return async ({ task, who, week }: Load, to: Goal): Promise<void> => {
    const given = to.who.id !== who.id;
    const moved = to.week !== undefined && to.week !== week;
    if (!given && !moved) return;
    const days = moved ? daysIn(task, week, to.week ?? "", todayHere()) : null;
    const before = { starts_on: task.starts_on, due_on: task.due_on };
    try {
      // (Not over what somebody else has just said of its days.)
      await write(cache, task, given ? to.who.id : null, days && { ...days, version: task.version });
      const undo = () => write(cache, task, given ? who.id : null, days && before);
      toast(said(task, to, given, moved), { undo });
    } catch (error) {
      toastRefusal(error);
      refreshPortfolio(cache);
    }
  };
}

// The days first: who gives a task away may not be the one to change it any more.
async function write(
  cache: QueryClient,
  { id }: Work,
  owner_id: string | null,
  days: (Days & { version?: number }) | null,
): Promise<void> {
  const tasks = recordClient("tasks");
  try {
    if (days) await tasks.update(id, days);
    if (owner_id) await tasks.do("assign", { id, owner_id });
  } finally {
    refreshAll(cache, "tasks");
    refreshPortfolio(cache);
  }
}

function said({ code }: Work, { who, week }: Goal, given: boolean, moved: boolean): string {
  const values = { task: code, name: who.name, week: week ? weekShort(week) : "" };
  if (given && moved) return t("{{task}} is {{name}}’s now, in {{week}}.", values);
  return given ? t("{{task}} is {{name}}’s now.", values) : t("{{task}} lies in {{week}} now.", values);
}
