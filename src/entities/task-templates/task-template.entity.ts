import { entity } from "../../entity/describe.ts";
import { assign } from "../../entity/usual-verbs.ts";
import { task_templates } from "./task-template.schema.ts";

/** Templates of tasks: what is done again and again, whenever it is needed. */
export const task_template = entity(task_templates, {
  title: { one: "Task template", many: "Task templates" },
  about:
    "What tasks of a kind are made of: text, priority, estimate, tags and what stands below, by working days from the begin. It is kept of a task (`tasks/keep_as_template`), and a new task is made of it by `template_id`.",
  example: { name: "A new colleague begins" },
  written_by_verbs: ["team_id", "plan"],
  verbs: { assign: assign(task_templates, "Gives the template to another employee.") },
});
