import { Pause, Play } from "lucide-react";
import { useSession } from "../../client/session-context.ts";
import { useVerbs } from "../../records/use-meta.ts";
import { useActs } from "../../screen/use-acts.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import type { AgentRow } from "./agent-card.tsx";

/** Pauses an agent that works, resumes one that does not; nothing for whoever may not. */
export default function PauseButton({ agent }: { agent: AgentRow }) {
  const { verb } = useActs();
  const verbs = useVerbs("ai_agents");
  const may = useSession().rights?.["ai_agents"]?.["pause"];
  const name = agent.status === "active" ? "pause" : "resume";
  const one = verbs[name];
  if (!may || !one) return null;
  const label =
    name === "pause" ? t("Pause {{name}}", { name: agent.name }) : t("Resume {{name}}", { name: agent.name });
  return (
    <IconButton
      icon={name === "pause" ? Pause : Play}
      label={label}
      className={classNames(
        "size-6! text-ink-2 touch:size-10!",
        // (Thirteen of them say nothing; the resting one does.)
        name === "pause" && "opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100",
      )}
      onClick={() => verb(agent, name, one)}
    />
  );
}
