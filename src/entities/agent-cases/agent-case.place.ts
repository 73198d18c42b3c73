import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Decisions by which agents are tried, as everything else knows them: their list is a tab beside the agents. */
export const agent_cases = place("agent_cases", {
  words: { one: phrase("Case of an agent"), many: phrase("Cases") },
  path: "/dashboard/ai-army",
  tab: "cases",
  line: ({ title }) => title,
  screen: () => import("./agent-cases-screen.tsx"),
  french: () => import("./agent-cases.french.ts"),
});
