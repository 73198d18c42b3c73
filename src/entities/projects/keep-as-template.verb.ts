import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { insertRow } from "../../entity/insert-row.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { project_templates } from "../project-templates/project-template.schema.ts";
import { projects } from "./project.schema.ts";

/** Keeps what a project is made of as a template, new or in the place of what one holds. */
export const keepAsTemplate = verb(
  "Keeps the states, phases, tasks, milestones and rates by role of the project as a template, by working days from its begin, without who does them: a new one, or in the place of what one holds. Tasks that were cancelled are left out; at most 300 are kept.",
  z.object({ name: z.string().trim().min(1).max(500).optional(), template_id: z.uuid().optional() }),
  async ({ tx, input: { id, name, template_id } }) => {
    const plan = sql<object>`app.plan_of_project(${projects.id})`;
    // (Of a list a parameter would make an array.)
    const rates = sql<string>`app.rates_of_project(${projects.id})::text`;
    const found = await tx
      .select({ name: projects.name, plan, rates, owner_id: sql<string>`app.user_id()` })
      .from(projects)
      .where(eq(projects.id, id));
    mustChange(found, "This project is gone.");
    const [project] = found;
    if (!template_id)
      return { template_id: await insertRow(tx, project_templates, { ...project, ...(name && { name }) }) };
    const kept = await tx
      .update(project_templates)
      .set({
        plan: sql`${JSON.stringify(project?.plan)}::jsonb`,
        rates: sql`${project?.rates}::jsonb`,
        ...(name && { name }),
      })
      .where(eq(project_templates.id, template_id))
      .returning({ id: project_templates.id });
    mustChange(kept, "This template is gone, or not yours to change.");
    return { template_id };
  },
  { result: z.object({ template_id: z.uuid() }) },
);
