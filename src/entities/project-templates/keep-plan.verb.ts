import { eq, sql } from "../../database/drizzle.ts";
import { z } from "zod";
import type { Transaction } from "../../database/door.ts";
import { insertRow } from "../../entity/insert-row.ts";
import { mustChange } from "../../entity/verb.ts";
import type { task_templates } from "../task-templates/task-template.schema.ts";
import type { project_templates } from "./project-template.schema.ts";
import { line } from "../../entity/written.ts";

/** Under which name something is kept as a template, and in the place of what which one holds. */
export const kept_input = z.object({
  name: line(500).optional(),
  template_id: z.uuid().optional(),
});

export const kept_result = z.object({ template_id: z.uuid() });

type Kept = { name: string; plan: object; rates?: object[] };

/** Keeps a plan, with the name of what it was made of where it is given no other: as a new template of one's own, or in one that is there. */
export async function keepPlan(
  tx: Transaction,
  templates: typeof project_templates | typeof task_templates,
  kept: Kept | undefined,
  { name, template_id }: z.infer<typeof kept_input>,
): Promise<z.infer<typeof kept_result>> {
  // (Of a list a parameter would make an array.)
  const held = Object.entries({ plan: kept?.plan, rates: kept?.rates }).filter(([, value]) => value !== undefined);
  const values = Object.fromEntries(held.map(([key, value]) => [key, sql`${JSON.stringify(value)}::jsonb`]));
  if (!template_id) {
    const made = { ...values, name: name ?? kept?.name, owner_id: sql`app.user_id()` };
    return { template_id: await insertRow(tx, templates, made) };
  }
  const renewed = await tx
    .update(templates)
    .set({ ...values, ...(name && { name }) })
    .where(eq(templates.id, template_id))
    .returning({ id: templates.id });
  mustChange(renewed, "This template is gone, or not yours to change.");
  return { template_id };
}
