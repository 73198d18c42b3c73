import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { Sources } from "./sources.tsx";
import { agentAndTask } from "../agents/agent-and-task.tsx";

const facts = ["text", "agent_id", "owner_id", "task_id"];
const more = { [phrase("Record")]: ["created_at", "updated_at"] };

/** One memory: its text, which is changed where it stands, whom it is for, and the records that it came from. */
export default recordPanel(() => {
  const { row: memory } = useHere<"agent_memories">();
  return (
    <>
      <div className="flex-none px-4 pt-1.5 pb-3">
        <h2 className="text-head font-semibold break-words">{t("Memory of an agent")}</h2>
        {memory.untrusted && (
          <p className="pt-1 text-warn">
            {t("An agent made this of what others wrote: no person has written it anew.")}
          </p>
        )}
      </div>
      <Acts>
        <span className="flex-1" />
        <MoreActs />
      </Acts>
      <Facts names={facts} shown={agentAndTask(memory)} />
      <Sources of={memory} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});
