import { Changes } from "../../agents/approvals/browser/changes.tsx";
import type { Entry } from "../../client/api.ts";
import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { History } from "../../screen/history.tsx";
import { RecordLink } from "../../screen/record-link.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { Sources } from "../agent-memories/sources.tsx";
import { glyphs } from "./case-glyphs.ts";
import { agentAndTask } from "../agents/agent-and-task.tsx";

const facts = ["agent_id", "owner_id", "task_id", "approval_id", "decider_id", "decided_at", "policy_version"];
const more = { [phrase("Record")]: ["capability", "tool", "created_at"] };

/** One case: what was asked, what was proposed, and what a person made of it. */
export default recordPanel(() => {
  const { row: one } = useHere<"agent_cases">();
  const { title, decision, reason, approval_id, edited } = one;
  return (
    <>
      <h2 className="flex-none px-4 pt-1.5 pb-3 text-head font-semibold break-words">{title}</h2>
      <Acts>
        <StateMark entity="agent_cases" state={decision} glyph={glyphs[decision]} />
        <span className="flex-1" />
        <MoreActs />
      </Acts>
      <div className="flex-none px-4 pb-3">
        {reason && <p className="pb-2 break-words whitespace-pre-line">{reason}</p>}
        <Asked of={one} />
        <Part title={edited ? t("What was approved instead") : t("What was proposed")}>
          <Changes id={approval_id} version={1} />
        </Part>
        {edited && (
          <Part title={t("What the agent had proposed")}>
            <Changes id={approval_id} version={1} proposed />
          </Part>
        )}
      </div>
      <Facts names={facts} shown={shownOf(one)} />
      <Sources of={one} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="pt-2">
      <h3 className="pb-1 text-meta font-medium text-ink-3">{title}</h3>
      {children}
    </section>
  );
}

/** The words of whoever asked, as far as there are some. */
function Asked({ of: { asked } }: { of: Entry<"agent_cases"> }) {
  const { title, input } = asked as { title?: string; input?: { question?: string } | null };
  return (
    <Part title={t("What was asked")}>
      <p className="break-words whitespace-pre-line">{input?.question ?? title}</p>
    </Part>
  );
}

/** Its values that read otherwise than they are stored. */
function shownOf({ agent, task, approval }: Entry<"agent_cases">) {
  return {
    ...agentAndTask({ agent, task }),
    approval_id: approval && (
      <RecordLink entity="agent_approvals" row={approval}>
        {approval.name}
      </RecordLink>
    ),
  };
}
