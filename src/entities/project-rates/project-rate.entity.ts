import { entity } from "../../entity/describe.ts";
import { copied_from_project } from "../projects/project.schema.ts";
import { project_rates } from "./project-rate.schema.ts";

/** Rates by role. */
export const project_rate = entity(project_rates, {
  title: { one: "Rate", many: "Rates by role" },
  about:
    "What an hour of one kind of work in a project is paid for: of those members whose part is called so, where they have no rate of their own; others have the project's.",
  example: { project_id: "01930000-0000-7000-8000-000000000001", name: "Design", rate: 95 },
  given_once: ["project_id"],
  written_by_verbs: [...copied_from_project],
});
