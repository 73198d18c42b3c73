import { entity } from "../../entity/describe.ts";
import { copied_from_ends, task_links } from "./task-link.schema.ts";

/** What stands between two tasks. */
export const task_link = entity(task_links, {
  title: { one: "Relation of tasks", many: "Relations of tasks" },
  about:
    "That a task blocks another (which begins once it is finished), starts or finishes before it, duplicates it, or merely relates to it; `lag` is how many working days lie between. Whoever sees one of the two sees that there is a relation. Relations that hold days make no circle; the verb `reschedule` of tasks moves what follows.",
  example: {
    from_id: "01930000-0000-7000-8000-000000000001",
    to_id: "01930000-0000-7000-8000-000000000002",
    kind: "blocks",
  },
  given_once: ["from_id", "to_id", "kind"],
  // Whoever sees one end is told nothing of the other but that it is in the bin, and the id of its project, by which a timeline asks.
  hidden: copied_from_ends.filter((column) => !column.endsWith("deleted_at") && column !== "from_project_id"),
  written_by_verbs: copied_from_ends,
});
