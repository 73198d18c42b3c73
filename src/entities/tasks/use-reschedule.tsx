import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, type Entry } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { refreshAll } from "../../records/cache.ts";
import { useScreen } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { formatDate, formatNumber } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { saidSo, toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";

const RescheduleDialog = late(
  withFrench(
    () => import("./reschedule-dialog.tsx"),
    () => import("./reschedule.french.ts"),
  ),
);

export type Days = { starts_on: string | null; due_on: string | null };
type Task = Pick<Entry<"tasks">, "id" | "name" | "code"> & Days;

/** Giving a task other days: what follows is shown before it moves. */
export function useReschedule() {
  const { ask } = useScreen();
  const cache = useQueryClient();
  return useMemo(() => {
    const open = (task: Task, days: Days) =>
      new Promise<void>((settled) =>
        ask((onClose) => (
          <RescheduleDialog
            {...{ task, days }}
            onClose={() => {
              settled();
              onClose();
            }}
          />
        )),
      );
    return {
      open,
      /** Does at once what moves nothing else; asks about all else. */
      async to(task: Task, days: Days): Promise<void> {
        try {
          const told = await api.tasks.preview("reschedule", { id: task.id, ...days });
          if (told.moves.length > 1 || told.stay.length > 0 || told.unseen > 0 || told.too_early)
            return await open(task, days);
          await reschedule(cache, task, { ...days, seen: told.seen });
        } catch (error) {
          toastRefusal(error);
        }
      },
    };
  }, [ask, cache]);
}

/** Moves a task, and what follows as it was shown; says so, with a way back. */
export async function reschedule(cache: QueryClient, task: Task, days: Days & { seen: string }): Promise<void> {
  const { result } = await api.tasks.told("reschedule", { id: task.id, ...days }, newKey());
  await refresh(cache);
  const { shift, moved } = result;
  const said = [days.starts_on, days.due_on].filter((day) => day !== null).map((day) => formatDate(day));
  const text =
    moved > 1
      ? t("{{name}} and {{count}} more have other days.", { name: task.code, count: formatNumber(moved - 1) })
      : `${task.code}: ${said.join(" – ")}`;
  toast(text, shift ? { undo: () => takeBack(cache, task, shift).then(saidSo) } : {});
}

async function takeBack(cache: QueryClient, { id }: Task, shift: string): Promise<void> {
  try {
    const { result } = await api.tasks.told("take_back_shift", { id, shift }, newKey());
    const back = t("{{count}} of them have their former days again.", { count: formatNumber(result.moved) });
    const codes = result.codes.join(", ");
    toast(result.kept > 0 ? `${back} ${t("Changed since, and kept as it is: {{codes}}.", { codes })}` : back);
  } catch (error) {
    toastRefusal(error);
  } finally {
    await refresh(cache);
  }
}

async function refresh(cache: QueryClient): Promise<void> {
  refreshAll(cache, "tasks");
  await cache.invalidateQueries({ queryKey: ["tasks", "list", "timeline"] });
}
