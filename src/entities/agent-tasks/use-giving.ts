import { useNavigate } from "@tanstack/react-router";
import { focusPanelOf } from "../../records/panel-focus.ts";
import { recordClient, type Values } from "../../records/record-client.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";

/** Gives the agents a task and says so, with a way to it. Throws where that is refused. */
export function useGiving() {
  const navigate = useNavigate();
  return async (values: Values, said: string, key?: string) => {
    const { id } = await recordClient("agent_tasks").create(values, key);
    const open = () => {
      focusPanelOf(id);
      void navigate({ to: "/dashboard/ai-army", search: { tab: "tasks", id } as never });
    };
    toast(said, { tone: "good", also: { label: t("Open the task"), act: open } });
  };
}
