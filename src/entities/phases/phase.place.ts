import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Phases of projects, as everything else knows them: each stands in its project's panel. */
export const phases = place("phases", {
  words: { one: phrase("Phase"), many: phrase("Phases"), create: phrase("Add phase") },
  path: null,
  line: ({ name }) => name,
  under: ["project_key"],
  opens: ({ project_id }) => (project_id ? ["/projects", { id: project_id }] : null),
  foresee: {},
});
