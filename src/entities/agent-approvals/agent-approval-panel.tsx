import type { Entry } from "../../client/api.ts";
import { Changes } from "../../agents/approvals/browser/changes.tsx";
import { Edited } from "../../agents/approvals/browser/edited.tsx";
import { Proposal } from "../../agents/approvals/browser/proposal.tsx";
import { TakeBack } from "../../agents/approvals/browser/take-back.tsx";
import { Acts } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { History } from "../../screen/history.tsx";
import { RecordLink } from "../../screen/record-link.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { type Listed, placeOf } from "../places.ts";
import { LinkedTasks, MadeTask } from "../task-records/late-task-records.ts";
import { glyphs } from "./approval-glyphs.ts";
import { agentAndTask } from "../agents/agent-and-task.tsx";

const facts = ["agent_id", "owner_id", "task_id"];
const decided = [...facts, "decider_id", "decided_at"];
const more = { [phrase("Record")]: ["tool", "size", "first_decider_id", "created_at", "expires_at"] };

/** One proposal: what it would change and the ways to decide it, or what has become of it. */
export default recordPanel(() => {
  const { row: proposal, may } = useHere<"agent_approvals">();
  const { title, why, status, row_id, entity } = proposal;
  const waits = status === "waiting";
  const shown = agentAndTask(proposal);
  return (
    <>
      <div className="flex-none px-4 pt-1.5 pb-3">
        <h2 className="text-head font-semibold break-words">{title}</h2>
        {!waits && why && <p className="pt-1 text-ink-2">{why}</p>}
      </div>
      <Acts>
        <StateMark state={status} glyph={glyphs[status]} />
        <span className="flex-1" />
        <MadeTask entity="agent_approvals" right="decide" />
        <About entity={entity} id={row_id} />
        {status === "done" && may("decide") && <TakeBack proposal={proposal} />}
      </Acts>
      <div className="flex-none px-4 pb-3">
        {waits ? <Proposal proposal={proposal} may={may("decide")} /> : <Decided proposal={proposal} />}
      </div>
      <Facts names={waits ? facts : decided} shown={shown} />
      <LinkedTasks />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** What has become of it, and what it would have changed or has. */
function Decided({ proposal }: { proposal: Entry<"agent_approvals"> }) {
  const { id, version, status, reason } = proposal;
  return (
    <>
      {status === "void" && <p className="pb-2">{t("Its records had changed, so nothing was done.")}</p>}
      {reason && <p className="pb-2 break-words whitespace-pre-line">{reason}</p>}
      <h3 className="pb-1 text-meta font-medium text-ink-3">
        {["done", "reverted"].includes(status) ? t("What was done") : t("What was proposed")}
      </h3>
      <Changes {...{ id, version }} />
      <Edited proposal={proposal} />
    </>
  );
}

function About({ entity, id }: { entity: string; id: string | null }) {
  const place = placeOf(entity);
  if (!place || !id) return null;
  return (
    <RecordLink entity={place.entity as Listed} row={{ id }}>
      {t("Open what it is about")}
    </RecordLink>
  );
}
