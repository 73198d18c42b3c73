import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, named, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import {
  access_asked,
  phase_sums_asked,
  portfolio_asked,
  sums_asked,
  week_asked,
  workload_asked,
} from "./serve-portfolio.ts";

const flag = { type: "boolean" };
const tag = "figures";
const page = "the right to open the page of project managers";

const project = object({
  id: uuid,
  key: text,
  name: text,
  version: number,
  account_name: orNull(text),
  status: text,
  health: orNull(text),
  health_reason: orNull(text),
  reported_at: orNull(moment),
  asked_at: orNull(moment),
  asked_by: orNull(named),
  owner: orNull(named),
  starts_on: orNull(text),
  due_on: orNull(text),
  began_on: orNull(text),
  ended_on: orNull(text),
  tasks: number,
  done: number,
  progress: orNull(number),
  open: number,
  blocked: number,
  overdue: number,
  milestone: orNull(text),
  milestone_on: orNull(text),
  milestones_late: number,
  risks: number,
  budget_hours: orNull(number),
  spent: number,
  early: list(object({ key: text, ends: text, begins: text, lag: number })),
});
const person = object({
  id: uuid,
  name: text,
  title: orNull(text),
  team_id: orNull(uuid),
  weekly_hours: orNull(number),
  weeks: list(list(number)),
  unplanned: orNull(number),
  unplanned_hours: orNull(number),
  theirs: flag,
});
const task = object({
  id: uuid,
  code: text,
  name: text,
  status: text,
  priority: text,
  starts_on: orNull(text),
  due_on: orNull(text),
  estimate: orNull(number),
  owner_id: uuid,
  version: number,
  project_id: orNull(uuid),
  minutes: orNull(number),
  changes: flag,
  given: flag,
});

const sums = object({
  id: uuid,
  spent: number,
  tasks: number,
  done: number,
  progress: orNull(number),
  estimate: orNull(number),
  spent_below: number,
});

const phase_sums = object({ id: uuid, tasks: number, done: number, open: number, progress: orNull(number) });

/** What the managers of projects ask, in the API's document. */
export const portfolio_operations: Operations = {
  "/api/portfolio": {
    get: {
      id: "portfolio",
      tag,
      summary: "Get how projects stand",
      about:
        "Of each project that the caller sees: health with its reason, progress, open, blocked and overdue tasks, the next milestone, who asked for an update, and what it waits for that ends too late for its own beginning (`early`). Progress is the share of the estimates that are done: of a task with subtasks these count, cancelled ones never, and one without an estimate counts as the mean of those that have one. 501 at most: of more there are 500 to tell.",
      needs: "the right to read how projects go",
      query: portfolio_asked,
      answer: { schema: data(list(project)) },
    },
  },
  "/api/portfolio/tasks": {
    get: {
      id: "task_sums",
      tag,
      summary: "Get what tasks come to",
      about:
        "Of each of these tasks that the caller sees, in minutes, the time spent on it (not what was refused), and of what stands below it over any depth: tasks, those done, progress as of a project, estimates and time spent. Of a task with subtasks these count, cancelled ones never, though their time does. All of it as far as the caller sees it: who sees only their own time is told their own.",
      needs: "the right to read tasks, their estimates and time",
      query: sums_asked,
      answer: { schema: data(list(sums)) },
    },
  },
  "/api/portfolio/phases": {
    get: {
      id: "phase_sums",
      tag,
      summary: "Get how far phases are",
      about:
        "Of each of these phases that the caller sees, the tasks that stand in it as far as they see these, those done, those not, and their progress as of a project. Of a task with subtasks these count, where they stand; cancelled ones never.",
      needs: "the right to read phases, tasks and their estimates",
      query: phase_sums_asked,
      answer: { schema: data(list(phase_sums)) },
    },
  },
  "/api/portfolio/workload": {
    get: {
      id: "workload",
      tag,
      summary: "Get who has time",
      about:
        "Of each active colleague by weeks: planned hours, capacity, days away, tasks, those without an estimate, and of the hours those of tasks that the caller does not see. What is left of an open task (its estimate without the time spent on it) lies on the working days from today or its beginning to its due day. Days off and absences are taken off the capacity; of the week that runs it is what is left.",
      needs: page,
      query: workload_asked,
      answer: { schema: data(object({ from: text, today: text, hours: number, people: list(person) })) },
    },
  },
  "/api/portfolio/workload/tasks": {
    get: {
      id: "workload_tasks",
      tag,
      summary: "Get somebody's tasks of a week",
      about:
        "The tasks behind a number of that, as far as the caller sees them, with the minutes that lie in the week.",
      needs: page,
      query: week_asked,
      answer: { schema: data(list(task)) },
    },
  },
  "/api/portfolio/access": {
    get: {
      id: "project_access",
      tag,
      summary: "Get who sees a project",
      about: "Everybody who sees it, with the scopes of their role by which they do, people of its client among them.",
      needs: "the right to change the project, or to open the page of all projects",
      query: access_asked,
      answer: {
        schema: data(list(object({ id: uuid, name: text, kind: text, role: text, ways: list(text) }))),
      },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
};
