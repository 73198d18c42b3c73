import { place } from "../../screen/place.ts";
import { phrase, t } from "../../ui/translate.ts";

/** Versions of agents, as everything else knows them: their list is a tab beside the agents. */
export const agent_policies = place("agent_policies", {
  words: { one: phrase("Version of an agent"), many: phrase("Versions"), new: phrase("New candidate") },
  path: "/dashboard/ai-army",
  tab: "evaluation",
  line: ({ number }) => (number ? t("Version {{number}}", { number }) : t("Candidate")),
  acts: { try: phrase("Try it on the cases"), adopt: phrase("Put in force") },
  said: { try: phrase("It is being tried"), adopt: phrase("In force") },
  screen: () => import("./agent-policies-screen.tsx"),
  french: () => import("./agent-policies.french.ts"),
});
