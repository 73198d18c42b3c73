import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** What agents have found wrong, as everything else knows it: its list is a tab beside the agents. */
export const agent_findings = place("agent_findings", {
  words: { one: phrase("Finding"), many: phrase("Findings") },
  path: "/dashboard/ai-army",
  tab: "findings",
  line: ({ title }) => title,
  acts: { reopen: phrase("Open again"), make_task: phrase("Make a task of it") },
  said: {
    acknowledge: phrase("Acknowledged"),
    dismiss: phrase("Dismissed"),
    reopen: phrase("Open again"),
    make_task: phrase("Became a task"),
  },
  screen: () => import("./agent-findings-screen.tsx"),
  french: () => import("./agent-findings.french.ts"),
});
