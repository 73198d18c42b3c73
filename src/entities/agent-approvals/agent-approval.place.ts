import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** What agents propose, as everything else knows it: its list is a tab beside the agents. */
export const agent_approvals = place("agent_approvals", {
  words: { one: phrase("Proposal of an agent"), many: phrase("Proposals") },
  path: "/dashboard/ai-army",
  tab: "proposals",
  line: ({ title }) => title,
  acts: {
    approve: phrase("Approve"),
    edit: phrase("Edit"),
    reject: phrase("Reject"),
    revert: phrase("Take it back"),
    make_task: phrase("Make a task of it"),
  },
  said: { approve: phrase("Decided"), reject: phrase("Rejected"), make_task: phrase("Became a task") },
  screen: () => import("./agent-approvals-screen.tsx"),
  french: () => import("./agent-approvals.french.ts"),
});
