import { useNavigate } from "@tanstack/react-router";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../client/api.ts";
import { newKey } from "../../client/request.ts";
import { refreshAll } from "../../records/cache.ts";
import { focusPanelOf } from "../../records/panel-focus.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { toast } from "../../ui/toast.ts";
import { phrase, t } from "../../ui/translate.ts";

export type MadeOf = "agent_findings" | "agent_approvals";

// (Both have the same two verbs.)
const clientOf = (entity: MadeOf) => api[entity] as typeof api.agent_findings;

/** Makes a task of a record, with a way back and one to the task; where there is one already it leads there. */
export function useMakeTask(entity: MadeOf) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const again = () => {
    refreshAll(cache, "task_records");
    refreshAll(cache, "tasks");
  };
  const open = (id: string) => {
    focusPanelOf(id);
    void navigate({ to: "/tasks", search: { id } as never });
  };
  const undo = async (id: string) => {
    await clientOf(entity).do("unmake_task", { id }, newKey());
    again();
  };
  const make = async (id: string) => {
    const { result } = await clientOf(entity).told("make_task", { id }, newKey());
    again();
    if (!result.made) return open(result.task_id);
    toast(t("It is a task of yours now."), {
      tone: "good",
      undo: () => undo(id),
      also: { label: t("Open the task"), act: () => open(result.task_id) },
    });
  };
  return (id: string) => void make(id).catch(toastRefusal);
}

phrase("A task was made of it already, which you do not see.");
phrase("There is no such task of yours, or it was changed since. Remove it by hand.");
