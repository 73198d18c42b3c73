import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, type Entry } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { refreshAll } from "../../records/cache.ts";
import { useScreen } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { formatNumber } from "../../ui/format.ts";
import { saidSo, toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { MoveProjectDialog } from "./late-move.ts";

export type Moving = { starts_on?: string; by?: number };
export type Movable = Pick<Entry<"projects">, "id" | "name" | "key" | "starts_on" | "due_on">;
export type Choice = { alone: boolean; waiting: boolean; but: string[] };
type Asked = Moving & Choice & { seen: string };

/** Moving a project with what belongs to it: shown before it is done. */
export function useMoveProject() {
  const { ask } = useScreen();
  const cache = useQueryClient();
  return useMemo(() => {
    const open = (project: Movable, to: Moving = {}) =>
      new Promise<void>((settled) =>
        ask((onClose) => (
          <MoveProjectDialog
            {...{ project, to }}
            onClose={() => {
              settled();
              onClose();
            }}
          />
        )),
      );
    return {
      open,
      /** Does at once what moves nothing but the project's own days; asks about all else. */
      async to(project: Movable, to: Moving): Promise<void> {
        try {
          const told = await api.projects.preview("reschedule", { id: project.id, ...to, waiting: true });
          const { moved, waiting, staying, over, unseen, waiting_unseen, too_early } = told;
          const more = moved > 1 || waiting.length + staying + over + unseen + waiting_unseen > 0 || too_early;
          if (more) return await open(project, to);
          await moveProject(cache, project, { ...to, alone: false, waiting: true, but: [], seen: told.seen });
        } catch (error) {
          toastRefusal(error);
        }
      },
    };
  }, [ask, cache]);
}

/** Moves a project, and what was shown with it; says so, with a way back. */
export async function moveProject(cache: QueryClient, project: Movable, asked: Asked): Promise<void> {
  const { result } = await api.projects.told("reschedule", { id: project.id, ...asked }, newKey());
  await refresh(cache);
  const { shift, moved } = result;
  toast(movedWords(project.key, moved), shift ? { undo: () => takeBack(cache, project, shift).then(saidSo) } : {});
}

function movedWords(name: string, moved: number): string {
  if (moved === 0) return t("Nothing has moved.");
  if (moved === 1) return t("{{name}} has other days.", { name });
  return t("{{name}} and {{count}} more have other days.", { name, count: formatNumber(moved - 1) });
}

async function takeBack(cache: QueryClient, { id }: Movable, shift: string): Promise<void> {
  try {
    const { result } = await api.projects.told("take_back_shift", { id, shift }, newKey());
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
  for (const entity of ["projects", "phases", "tasks", "milestones"] as const) refreshAll(cache, entity);
  await cache.invalidateQueries({ queryKey: ["projects", "list", "timeline"] });
}
