import { and, eq, isNull, ne, sql } from "../../database/drizzle.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { keepPlan, kept_input, kept_result } from "../project-templates/keep-plan.verb.ts";
import { task_templates } from "../task-templates/task-template.schema.ts";
import { tasks } from "./task.schema.ts";

/** Keeps a task with what stands below it as a template, new or in the place of what one holds. */
export const keepAsTemplate = verb(
  "Keeps the task and what stands below it as a template, by working days from its begin, without who does it: a new one, or in the place of what one holds. What was cancelled is left out; at most 300 tasks are kept.",
  kept_input,
  async ({ tx, input: { id, ...into } }) => {
    const found = await tx
      .select({ name: tasks.name, plan: sql<object>`app.plan_of_task(${tasks.id})` })
      .from(tasks)
      .where(and(eq(tasks.id, id), isNull(tasks.deleted_at), ne(tasks.status, "cancelled")));
    mustChange(found, "This task is gone, or was cancelled.");
    return keepPlan(tx, task_templates, found[0], into);
  },
  { from: ["triage", "backlog", "todo", "in_progress", "in_review", "done"], result: kept_result },
);
