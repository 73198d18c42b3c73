import { useNavigate } from "@tanstack/react-router";
import { Sparkles } from "lucide-react";
import { summarised } from "../../agents/jobs/summarised.ts";
import { useSession } from "../../client/session-context.ts";
import { recordClient } from "../../records/record-client.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { MenuItem } from "../../ui/menu.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";

/** In the menu of a record that has a timeline: has an agent summarise it. */
export default function SummariseItem() {
  const { row } = useHere();
  const { entity } = useScreen().described;
  const navigate = useNavigate();
  const may = !!useSession().rights?.["agent_tasks"]?.["create"];
  if (!may || !summarised.some((each) => each === entity)) return null;
  const give = async () => {
    const title = t("Summarise {{name}}", { name: row.name }).slice(0, 200);
    const values = { title, required_capability: "summarise_timeline", input: { entity, id: row.id } };
    try {
      const { id } = await recordClient("agent_tasks").create(values);
      const open = () => void navigate({ to: "/dashboard/ai-army", search: { tab: "tasks", id } as never });
      toast(t("An agent is asked to summarise it."), { tone: "good", also: { label: t("Open the task"), act: open } });
    } catch (error) {
      toastRefusal(error);
    }
  };
  return (
    <MenuItem icon={Sparkles} onSelect={() => void give()}>
      {t("Have an agent summarise it")}
    </MenuItem>
  );
}
