import { entity } from "../../entity/describe.ts";
import { copied_from_task, task_people } from "./task-person.schema.ts";

/** Who does a task beside whoever answers for it, and who watches it. */
export const task_person = entity(task_people, {
  title: { one: "Person of a task", many: "People of a task" },
  about:
    "That somebody does a task beside whoever answers for it (assignee: they see and change it), or watches it (watcher: they see it already, and are told what its doer is told). Anybody who sees a task may watch it.",
  example: {
    task_id: "01930000-0000-7000-8000-000000000001",
    user_id: "01930000-0000-7000-8000-000000000002",
    part: "assignee",
  },
  given_once: ["task_id", "user_id", "part"],
  written_by_verbs: copied_from_task,
});
