import { eq, sql } from "../../database/drizzle.ts";
import { z } from "zod";
import type { Transaction } from "../../database/door.ts";
import { entity } from "../../entity/describe.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { pipelines, stages } from "./stage.schema.ts";

const gone = "This is gone, or not yours to change.";
const left = z.object({ left: z.number().int().meta({ description: "Leads that still stand on what was removed." }) });

/** Stages: the steps of pipelines. */
export const stage = entity(stages, {
  title: { one: "Stage", many: "Stages" },
  about:
    "A step of a pipeline, in which leads stand: their `stage` is its `key`. Its type says what it means (open, on hold, won, lost).",
  example: { pipeline: "sales", name: "Demo given", type: "open", probability: 40, stale_days: 14 },
  kinds: { probability: "percent" },
  chosen_from: { pipeline: pipelines },
  written_by_verbs: ["key", "rank", "replaced_by"],
  verbs: {
    place: verb(
      "Puts the stage at another place among the open ones of its pipeline; the first is 1.",
      z.object({ place: z.number().int().min(1).max(30) }),
      async ({ tx, input: { id, place } }) => {
        const placed = await tx.execute(sql`
          with here as (select * from stages where id = ${id} and type in ('open', 'on_hold') and replaced_by is null),
          others as (select s.id, row_number() over (order by s.rank) as nth from stages s, here
            where s.pipeline = here.pipeline and s.id <> here.id and s.type in ('open', 'on_hold') and s.replaced_by is null),
          placed as (select id, row_number() over (order by nth) as nth
            from (select id, nth::numeric from others union all select id, ${place} - 0.5 from here) all_of_them)
          update stages s set rank = p.rank + placed.nth from placed, here, pipelines p
           where placed.id = s.id and p.key = here.pipeline returning s.id`);
        mustChange(placed.rows, gone);
      },
    ),
    retire: verb(
      "Removes the stage: its leads go to the stage `to`, five hundred at once and the rest within minutes; so does what an old file or address brings. Said again, the next five hundred go.",
      z.object({ to: z.string().min(1).max(60) }),
      async ({ tx, input: { id, to } }) => {
        const [here] = await tx.select().from(stages).where(eq(stages.id, id));
        mustChange(here ? [here] : [], gone);
        if (here?.replaced_by !== to) {
          const removed = await tx
            .update(stages)
            .set({ replaced_by: to })
            .where(eq(stages.id, id))
            .returning({ id: stages.id });
          mustChange(removed, gone);
        }
        return emptied(tx);
      },
      { result: left },
    ),
    bring_back: verb(
      "Brings a stage back that was removed. Its former leads stay where they have gone.",
      z.object({}),
      async ({ tx, input: { id } }) => {
        const back = await tx
          .update(stages)
          .set({ replaced_by: null })
          .where(eq(stages.id, id))
          .returning({ id: stages.id });
        mustChange(back, gone);
      },
    ),
  },
});

/** Pipelines: the ways that leads go. */
export const pipeline = entity(pipelines, {
  title: { one: "Pipeline", many: "Pipelines" },
  about:
    "A way that leads go from the first call to the won deal, by its stages. A new one begins with three: new, won, lost.",
  example: { name: "Renewals" },
  written_by_verbs: ["key", "rank"],
  verbs: {
    place: verb(
      "Puts the pipeline at another place; in the first, which is 1, begins what says nothing else.",
      z.object({ place: z.number().int().min(1).max(20) }),
      async ({ tx, input: { id, place } }) => {
        // Its stages' places are counted from its own.
        const placed = await tx.execute(sql`
          with here as (select id from pipelines where id = ${id} and deleted_at is null),
          others as (select p.id, row_number() over (order by p.rank) as nth from pipelines p, here where p.id <> here.id and p.deleted_at is null),
          placed as (select id, 1000 * row_number() over (order by nth) as rank
            from (select id, nth::numeric from others union all select id, ${place} - 0.5 from here) all_of_them),
          moved as (update pipelines p set rank = placed.rank from placed where placed.id = p.id returning p.key, p.rank)
          update stages s set rank = moved.rank + s.rank % 1000 from moved where s.pipeline = moved.key returning s.id`);
        mustChange(placed.rows, gone);
      },
    ),
    retire: verb(
      "Removes the pipeline: the leads of each of its stages go to one of the pipeline `to` that means the same.",
      z.object({ to: z.string().min(1).max(60) }),
      async ({ tx, input: { id, to } }) => {
        const [here] = await tx.select().from(pipelines).where(eq(pipelines.id, id));
        mustChange(here ? [here] : [], gone);
        await tx.execute(sql`select set_config('app.pipeline_goes', ${here?.key ?? ""}, true)`);
        await tx.execute(sql`
          update stages s set replaced_by = (
            select t.key from stages t where t.pipeline = ${to} and t.pipeline <> s.pipeline and t.replaced_by is null
               and case when s.type in ('won', 'lost') then t.type = s.type else t.type in ('open', 'on_hold') end
             order by t.type <> s.type, abs(t.rank % 1000 - s.rank % 1000), t.rank limit 1)
           where s.pipeline = ${here?.key ?? ""} and s.replaced_by is null`);
        const removed = await tx
          .update(pipelines)
          .set({ deleted_at: sql`now()` })
          .where(eq(pipelines.id, id))
          .returning({ id: pipelines.id });
        mustChange(removed, gone);
        return emptied(tx);
      },
      { result: left },
    ),
  },
});

async function emptied(tx: Transaction): Promise<z.infer<typeof left>> {
  const { rows } = await tx.execute<{ left: number }>(sql`select app.empty_stages() as left`);
  return { left: rows[0]?.left ?? 0 };
}
