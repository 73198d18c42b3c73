import { entity } from "../../entity/describe.ts";
import { copied_from_project } from "../projects/project.schema.ts";
import { risks } from "./risk.schema.ts";

/** Risks and decisions of a project. */
export const risk = entity(risks, {
  title: { one: "Risk", many: "Risks" },
  about:
    "What may go wrong in a project, with how probable it is and how bad (1 to 5 each) and what is done about it; or a decision that is to be taken, and what it was. Whoever sees the project sees it, clients never.",
  example: {
    project_id: "01930000-0000-7000-8000-000000000001",
    name: "The photographs come late",
    probability: 4,
    impact: 3,
  },
  kinds: { response: "text" },
  given_once: ["project_id"],
  written_by_verbs: [...copied_from_project, "project_archived_at"],
  put_away: { column: "project_archived_at", but: ["project_id"] },
});
