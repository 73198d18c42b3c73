import type { Entry } from "../../client/api.ts";
import { Acts, MoreActs, shown_apart } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { Words } from "../../timeline/browser/words.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { saidWord } from "../agents/said-words.ts";
import { LinkedTasks, MadeTask } from "../task-records/late-task-records.ts";
import { glyphs } from "./finding-glyphs.ts";
import { Severity } from "./severity.tsx";
import { agentAndTask } from "../agents/agent-and-task.tsx";

const facts = ["severity", "kind", "agent_id", "times_seen", "first_seen", "last_seen", "task_id"];
const more = { [phrase("Record")]: ["created_at", "updated_at"] };

/** One finding: what shows it, and the ways to deal with it. */
export default recordPanel(() => {
  const { row: finding } = useHere<"agent_findings">();
  const { title, status, reason, evidence } = finding;
  return (
    <>
      <div className="flex-none px-4 pt-1.5 pb-3">
        <h2 className="text-head font-semibold break-words">{title}</h2>
        {reason && <p className="pt-1 break-words whitespace-pre-line text-ink-2">{reason}</p>}
      </div>
      <Acts>
        <StateMark state={status} glyph={glyphs[status]} />
        <span className="flex-1" />
        <MadeTask entity="agent_findings" right="update" />
        <MoreActs but={[...shown_apart, "make_task", "unmake_task"]} />
      </Acts>
      <section className="flex-none border-t border-line px-4 py-2.5">
        <h3 className="text-meta font-medium text-ink-3">{t("What shows it")}</h3>
        <Words text={evidence} stays />
      </section>
      <Facts names={facts} shown={shownOf(finding)} />
      <LinkedTasks />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** Its values that read otherwise than they are stored. */
function shownOf({ severity, kind, agent, task }: Entry<"agent_findings">) {
  return {
    severity: <Severity of={severity} />,
    kind: saidWord(kind),
    ...agentAndTask({ agent, task }),
  };
}
