import { entity } from "../../entity/describe.ts";
import { assign } from "../../entity/usual-verbs.ts";
import { project_templates } from "./project-template.schema.ts";

/** Templates of projects: what one is made of again and again. */
export const project_template = entity(project_templates, {
  title: { one: "Project template", many: "Project templates" },
  about:
    "What projects of a kind are made of: tasks, what stands below them, milestones, each by working days from the begin. It is kept of a project (`projects/keep_as_template`), and a new project is made of it by `template_id`.",
  example: { name: "Website in eight weeks" },
  written_by_verbs: ["team_id", "plan", "rates"],
  verbs: { assign: assign(project_templates, "Gives the template to another employee.") },
});
