import { useId } from "react";
import type { Entry } from "../../client/api.ts";
import { useRecords } from "../../records/use-records.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import { glyphs } from "../agent-approvals/approval-glyphs.ts";
import { useTakingBack } from "../../agents/approvals/browser/use-taking-back.ts";

/** What these tasks have proposed and how it stands; what was done of it is taken back at once, and what is not says why. */
export default function ProposedActs({ tasks }: { tasks: string[] }) {
  const heading = useId();
  const question = { where: { task_id: { in: tasks } }, order: ["created_at"] };
  const { rows } = useRecords<Entry<"agent_approvals">>("agent_approvals", question);
  const { told, busy, takeAllBack } = useTakingBack();
  if (rows.length === 0) return null;
  const done = rows.filter(({ status }) => status === "done");
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 py-2.5">
      <h3 id={heading} className="text-meta font-medium text-ink-3">
        {t("What was proposed")}
      </h3>
      <ul className="flex flex-col gap-1 pt-1">
        {rows.map((proposal) => (
          <li key={proposal.id} className="flex flex-wrap items-baseline gap-x-3">
            <RecordLink entity="agent_approvals" row={{ id: proposal.id }}>
              {proposal.title}
            </RecordLink>
            <StateMark state={proposal.status} glyph={glyphs[proposal.status]} />
            {told[proposal.id] && <span className="basis-full text-ink-2">{told[proposal.id]}</span>}
          </li>
        ))}
      </ul>
      {done.length > 1 && (
        <p className="pt-2">
          <Button size="small" busy={busy} onClick={() => void takeAllBack(done)}>
            {t("Take all of it back")}
          </Button>
        </p>
      )}
    </section>
  );
}
