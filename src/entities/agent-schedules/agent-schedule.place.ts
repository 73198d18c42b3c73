import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Schedules of agents, as everything else knows them: their list is a tab beside the agents. */
export const agent_schedules = place("agent_schedules", {
  words: {
    one: phrase("Schedule"),
    many: phrase("Schedules"),
    new: phrase("New schedule"),
    create: phrase("Add the schedule"),
  },
  path: "/dashboard/ai-army",
  tab: "schedules",
  line: ({ title }) => title,
  acts: { run_now: phrase("Run now") },
  said: { run_now: phrase("A task is made") },
  screen: () => import("./agent-schedules-screen.tsx"),
  french: () => import("./agent-schedules.french.ts"),
});
