import type { OpenEntry } from "../../client/api.ts";
import { Proposal } from "../../agents/approvals/browser/proposal.tsx";

type Props = { proposals: OpenEntry<"agent_approvals">[]; may: boolean };

/** Proposals that wait, each with the ways to decide it. */
export default function WaitingProposals({ proposals, may }: Props) {
  return proposals.map((proposal) => <Proposal key={proposal.id} proposal={proposal} may={may} titled />);
}
