import { useNames } from "../../records/names.ts";
import type { Event } from "../../records/timeline.tsx";
import { late } from "../../ui/late.ts";
import { phrase, t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import type { Task } from "./use-timeline.ts";

const AskedTask = late(
  withFrench(
    () => import("../../entities/agent-tasks/asked-task.tsx"),
    () => import("../../entities/agent-tasks/agent-task-panel.french.ts"),
  ),
);

/** What an agent was asked about the record as an event: which agent, by whom, and what came of it. */
export function useAsked(): (task: Task) => Event {
  const nameOf = useNames();
  return (task) => {
    const { id, created_at, owner_id, assigned } = task;
    const asker = { id: owner_id, name: nameOf(owner_id ?? "") };
    return {
      key: id,
      at: created_at,
      who: assigned ? { ...assigned, kind: "agent" } : asker,
      deed: { text: assigned ? by_agent : of_agents, values: { asker: asker.name ?? t("a colleague") } },
      below: <AskedTask task={task} />,
    };
  };
}

const by_agent = phrase("{{who}}, asked by {{asker}}");
const of_agents = phrase("{{who}} asked an agent");
