import { eq, sql } from "../../database/drizzle.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { keepPlan, kept_input, kept_result } from "../project-templates/keep-plan.verb.ts";
import { project_templates } from "../project-templates/project-template.schema.ts";
import { projects } from "./project.schema.ts";

/** Keeps what a project is made of as a template, new or in the place of what one holds. */
export const keepAsTemplate = verb(
  "Keeps the states, phases, tasks, milestones and rates by role of the project as a template, by working days from its begin, without who does them: a new one, or in the place of what one holds. Tasks that were cancelled are left out; at most 300 are kept.",
  kept_input,
  async ({ tx, input: { id, ...into } }) => {
    const plan = sql<object>`app.plan_of_project(${projects.id})`;
    const rates = sql<object[]>`app.rates_of_project(${projects.id})`;
    const found = await tx.select({ name: projects.name, plan, rates }).from(projects).where(eq(projects.id, id));
    mustChange(found, "This project is gone.");
    return keepPlan(tx, project_templates, found[0], into);
  },
  { result: kept_result },
);
