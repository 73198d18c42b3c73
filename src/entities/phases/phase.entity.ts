import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { mustChange, verb } from "../../entity/verb.ts";
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
    place: verb(
      "Puts the phase at another place among those of its project; the first is 1.",
      z.object({ place: z.number().int().min(1).max(50) }),
      async ({ tx, input: { id, place } }) => {
        const placed = await tx.execute(sql`
          with here as (select * from phases where id = ${id} and deleted_at is null),
          others as (select p.id, row_number() over (order by p.rank, p.id) as nth from phases p, here
            where p.project_id = here.project_id and p.id <> here.id and p.deleted_at is null),
          placed as (select id, row_number() over (order by nth) as nth
            from (select id, nth::numeric from others union all select id, ${place} - 0.5 from here) all_of_them)
          update phases p set rank = placed.nth from placed where placed.id = p.id and p.rank <> placed.nth returning p.id`);
        if (placed.rows.length > 0) return;
        const there = await tx.select({ id: phases.id }).from(phases).where(eq(phases.id, id));
        mustChange(there, "This phase is gone, or not yours to change.");
      },
    ),
  },
});
