import type { Entry } from "../../../client/api.ts";

type Proposal = Pick<Entry<"agent_approvals">, "agent_id" | "tool" | "input" | "edited">;

/** What proposals must have in common to be approved at once: the agent, the act, the columns. */
export const shapeOf = ({ agent_id, tool, input, edited }: Proposal) =>
  JSON.stringify([agent_id, tool, Object.keys((edited ?? input) as object).toSorted()]);

/** Whether a proposal has values that can be edited: others only name records. */
export const isEditable = ({ tool }: Pick<Proposal, "tool">) => /_(update|create)$/.test(tool);

/** So many are approved at once (src/agents/approvals/approve-many.ts). */
export const most_at_once = 50;
