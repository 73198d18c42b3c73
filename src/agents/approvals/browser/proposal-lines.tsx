import type { OpenEntry } from "../../../client/api.ts";
import { useRecords } from "../../../records/use-records.ts";
import { useHere } from "../../../screen/description.ts";
import { Proposal } from "./proposal.tsx";

// More are on the page of proposals.
const most = 3;

/** Below the name of a record: what agents propose to do with it, to whoever may decide that or see it. */
export default function ProposalLines() {
  const { row } = useHere();
  const where = { row_id: row.id, status: "waiting" };
  const question = { where, order: ["created_at"], include: ["agent", "first_decider", "editor", "owner"] };
  const { rows, rights } = useRecords<OpenEntry<"agent_approvals">>("agent_approvals", question);
  // (What lies in the bin is not changed.)
  if (row.deleted_at) return null;
  return (
    <div className="flex flex-col gap-2 not-empty:mt-2">
      {rows.slice(0, most).map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} may={!!rights["decide"]} here={row.id} />
      ))}
    </div>
  );
}
