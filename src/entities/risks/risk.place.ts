import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Risks and decisions, as everything else knows them: each stands in its project's panel. */
export const risks = place("risks", {
  words: { one: phrase("Risk"), many: phrase("Risks and decisions"), create: phrase("Add risk") },
  path: null,
  line: ({ name }) => name,
  opens: ({ project_id }) => (project_id ? ["/projects", { id: project_id }] : null),
  foresee: {},
});
