import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Tasks for agents, as everything else knows them: their list is a tab beside the agents. */
export const agent_tasks = place("agent_tasks", {
  words: {
    one: phrase("Task for an agent"),
    many: phrase("Tasks for agents"),
    new: phrase("New task for agents"),
    create: phrase("Give the task"),
  },
  path: "/dashboard/ai-army",
  tab: "tasks",
  line: ({ title }) => title,
  foresee: { cancel: () => ({ status: "cancelled" }), replay: () => ({ status: "pending" }) },
  acts: { replay: phrase("Do it again") },
  said: { cancel: phrase("Cancelled"), replay: phrase("Begins again") },
  screen: () => import("./agent-tasks-screen.tsx"),
  french: () => import("./agent-tasks.french.ts"),
});
