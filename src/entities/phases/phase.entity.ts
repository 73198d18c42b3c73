import { entity } from "../../entity/describe.ts";
import { placeAmong } from "../../entity/place-among.ts";
import { copied_from_project } from "../projects/project.schema.ts";
import { phases } from "./phase.schema.ts";

/** Phases of projects. */
export const phase = entity(phases, {
  title: { one: "Phase", many: "Phases" },
  about:
    "A part of a project, from one day to another, in which tasks of it stand (`phase_id`); they have an order. A project has 50 at most.",
  example: {
    project_id: "01930000-0000-7000-8000-000000000001",
    name: "Design",
    starts_on: "2026-11-02",
    due_on: "2026-11-27",
  },
  given_once: ["project_id"],
  written_by_verbs: [
    ...copied_from_project,
    "rank",
    "project_key",
    "account_id",
    "project_visible",
    "project_deleted_at",
  ],
  verbs: {
    place: placeAmong(phases, {
      about: "Puts the phase at another place among those of its project; the first is 1.",
      refused: "This phase is gone, or not yours to change.",
      within: [phases.project_id],
      most: 50,
    }),
  },
});
