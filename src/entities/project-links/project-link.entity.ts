import { entity } from "../../entity/describe.ts";
import { copied_from_ends, project_links } from "./project-link.schema.ts";

/** What stands between two projects. */
export const project_link = entity(project_links, {
  title: { one: "Relation of projects", many: "Relations of projects" },
  about:
    "That a project blocks another (which begins once it has ended, `lag` working days later), or merely relates to it. Whoever sees one of the two sees that there is a relation. Those that block make no circle; the verb `reschedule` of projects moves what waits.",
  example: {
    from_id: "01930000-0000-7000-8000-000000000001",
    to_id: "01930000-0000-7000-8000-000000000002",
    kind: "blocks",
  },
  given_once: ["from_id", "to_id", "kind"],
  // Whoever sees one end is told nothing of the other but that it is in the bin.
  hidden: copied_from_ends.filter((column) => !column.endsWith("deleted_at")),
  written_by_verbs: copied_from_ends,
});
