import { eq, sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { placeAmong } from "../../entity/place-among.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { project_states } from "./project-state.schema.ts";

const gone = "This state is gone, or not yours to change.";
const id = { id: project_states.id };

/** States of a project's own. */
export const project_state = entity(project_states, {
  title: { one: "State", many: "States" },
  about:
    "A state that tasks of one project can stand in, beside those that all have: a name of its own for one of these (`status`), by which everything judges.",
  example: {
    project_id: "01930000-0000-7000-8000-000000000001",
    name: "Waits for the client",
    status: "in_review",
  },
  given_once: ["project_id", "status"],
  written_by_verbs: ["rank", "replaced_by", "owner_id", "team_id", "project_key"],
  verbs: {
    place: placeAmong(project_states, {
      about: "Puts the state at another place among those of its project and status; the first is 1.",
      refused: gone,
      within: [project_states.project_id, project_states.status],
      most: 30,
    }),
    retire: verb(
      "Removes the state: its tasks go to the state `to` of the same status. (What is removed without that is followed by the first such state, or by none.) Brought back from the bin, it has those again that nobody has moved since.",
      z.object({ to: z.uuid() }),
      async ({ tx, input: { id: state, to } }) => {
        const named = await tx
          .update(project_states)
          .set({ replaced_by: to })
          .where(eq(project_states.id, state))
          .returning(id);
        mustChange(named, gone);
        const removed = await tx
          .update(project_states)
          .set({ deleted_at: sql`now()` })
          .where(eq(project_states.id, state))
          .returning(id);
        mustChange(removed, gone);
      },
      { right: "delete" },
    ),
  },
});
