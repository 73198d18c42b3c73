import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { focusPanelOf } from "../../records/panel-focus.ts";
import { recordClient, type Values } from "../../records/record-client.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { modelQuery } from "./model-query.ts";

/** Gives the agents a task and says so, with a way to it; or that it waits, where no model is configured. Throws where that is refused. */
export function useGiving() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  return async (values: Values, said: string, key?: string) => {
    const { id } = await recordClient("agent_tasks").create(values, key);
    const open = () => {
      focusPanelOf(id);
      void navigate({ to: "/dashboard/ai-army", search: { tab: "tasks", id } as never });
    };
    const also = { label: t("Open the task"), act: open };
    // (Where that is not known it is as it was asked for.)
    const works = await cache.fetchQuery(modelQuery).catch(() => true);
    if (works) toast(said, { tone: "good", also });
    else toast(t("It waits: no model is configured yet."), { also });
  };
}
