import { Sparkles } from "lucide-react";
import { useId } from "react";
import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { useKeyOf } from "../../keys/own-keys.ts";
import { useKeys } from "../../keys/use-keys.ts";
import { useRecords } from "../../records/use-records.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import { glyphs } from "./agent-task-glyphs.ts";
import { AskTaskDialog } from "./late-ask-task.ts";
import { told } from "./told.ts";

type Asked = Entry<"agent_tasks">;
const shown = 5;

/** What agents were asked to do of the task that is open, by whoever reads this, and how it stands; what came of it is in the timeline. */
export default function TaskAgents() {
  const { rights } = useSession();
  return rights?.["agent_tasks"]?.["read"] ? <Agents /> : null;
}

function Agents() {
  const { row: task } = useHere<"tasks">();
  const heading = useId();
  const about = { where: { about_id: task.id }, order: ["-created_at"], include: ["assigned"] };
  const { rows } = useRecords<Asked>("agent_tasks", about);
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-3">
      <header className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={heading} className="flex-1 font-medium">
          {t("Agents")}
        </h3>
        <AskButton />
      </header>
      {rows.length === 0 && <p className="py-1 text-ink-3">{t("No agent was asked for it.")}</p>}
      <ul>
        {rows.slice(0, shown).map((asked) => (
          <li key={asked.id} className="border-t border-line-2 py-1.5 first:border-0">
            <p className="flex items-center gap-x-3">
              <StateMark state={asked.status} glyph={glyphs[asked.status]} />
              <span className="min-w-0 flex-1">
                <RecordLink entity="agent_tasks" row={asked}>
                  {asked.title}
                </RecordLink>
              </span>
              <span className="flex-none text-ink-2">{asked.assigned?.name}</span>
            </p>
            <Why {...asked} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Why({ status, reason, last_error }: Asked) {
  const why = status === "failed" ? last_error : reason;
  return why && <p className="text-meta text-ink-2">{told(why)}</p>;
}

/** Asks an agent to do the task: by a press, or by its key. */
function AskButton() {
  const { row: task } = useHere<"tasks">();
  const { ask } = useScreen();
  const { rights } = useSession();
  const key = useKeyOf("ask_agent");
  const may = !!rights?.["agent_tasks"]?.["create"] && !task.deleted_at;
  const open = () => ask((onClose) => <AskTaskDialog task={task} onClose={onClose} />);
  useKeys(may ? [{ of: "ask_agent", label: t("Ask an agent…"), act: open }] : []);
  if (!may) return null;
  return (
    <Button size="small" {...key} onClick={open}>
      <Sparkles aria-hidden />
      {t("Ask an agent…")}
    </Button>
  );
}
