import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** What agents remember, as everything else knows it: its list is a tab beside the agents. */
export const agent_memories = place("agent_memories", {
  words: { one: phrase("Memory of an agent"), many: phrase("Memory"), several: phrase("Memories") },
  path: "/dashboard/ai-army",
  tab: "memory",
  line: ({ name }) => name,
  screen: () => import("./agent-memories-screen.tsx"),
  french: () => import("./agent-memories.french.ts"),
});
