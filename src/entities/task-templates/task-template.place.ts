import { SquareCheckBig } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Templates of tasks, as everything else knows them: their list is a tab beside the tasks. */
export const task_templates = place("task_templates", {
  words: { one: phrase("Task template"), many: phrase("Task templates") },
  icon: SquareCheckBig,
  path: "/tasks",
  tab: "templates",
  line: ({ name }) => name,
  foresee: {},
  screen: () => import("./task-templates-screen.tsx"),
  french: () => import("./task-templates.french.ts"),
});
