import { and, eq, inArray, isNotNull } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { assign, claim, move } from "../../entity/usual-verbs.ts";
import { rank } from "../../entity/rank.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { tags } from "../tags/tag.schema.ts";
import { keepAsTemplate } from "./keep-as-template.verb.ts";
import { open_states } from "./open-states.ts";
import { reschedule, take_back_shift } from "./reschedule.verb.ts";
import { copied_from_project, tasks } from "./task.schema.ts";
import { line } from "../../entity/written.ts";

const id = { id: tasks.id };

/** What people are to do, in projects and by itself. */
export const task = entity(tasks, {
  title: { one: "Task", many: "Tasks" },
  about:
    "Something that somebody is to do, in a project or by itself, until a day. It is called by its number (ACME-42), may stand below another one, and is blocked while it says why.",
  example: { name: "Delivery dates in the basket", priority: "high", due_on: "2026-12-08" },
  refers: { tag_ids: tags },
  kinds: { body: "text", repeat_rule: "rule", estimate: "minutes" },
  hidden: ["followed", "left_state_id", "left_phase_id"],
  within: { phase_id: "project_id" },
  state: "status",
  put_away: { column: "project_archived_at", but: ["project_id", "project_key", "parent_id", "code"] },
  // (When it was done elsewhere, before it came here.)
  given_once: ["ended_at", "template_id"],
  written_by_verbs: [
    "team_id",
    "number",
    "state_id",
    "state_name",
    "phase_name",
    "rank",
    "blocked_reason",
    "open_blockers",
    "repeats_id",
    ...copied_from_project,
  ],
  verbs: {
    assign: assign(tasks, "Gives the task to another employee."),
    move: move(
      tasks.status,
      "Moves the task to another state, where the present one lets it follow.",
      "This task is not yours to change.",
    ),
    enter: verb(
      "Brings the task to a state of its project's own (`project_states`), and so to the status that this means.",
      z.object({ state_id: z.uuid() }),
      async ({ tx, input: { id: task_id, state_id } }) => {
        const entered = await tx.update(tasks).set({ state_id }).where(eq(tasks.id, task_id)).returning(id);
        mustChange(entered, "This task is not yours to change.");
      },
    ),
    rank: rank(
      tasks,
      "Puts the task at another place in the order that all of its project share.",
      "This task is not yours to change.",
    ),
    claim: claim(
      tasks,
      "Makes a task of one's project one's own that nobody is to do yet. Of two who try at once, one gets it.",
    ),
    block: verb(
      "Says that the task cannot go on, and why.",
      z.object({ blocked_reason: line(300) }),
      async ({ tx, input: { id: task_id, blocked_reason } }) => {
        const blocked = await tx
          .update(tasks)
          .set({ blocked_reason })
          .where(and(eq(tasks.id, task_id), inArray(tasks.status, open_states)))
          .returning(id);
        mustChange(blocked, "This task is over, or not yours to change.");
      },
      { from: [...open_states] },
    ),
    unblock: verb(
      "Says that the task can go on.",
      z.object({}),
      async ({ tx, input }) => {
        const freed = await tx
          .update(tasks)
          .set({ blocked_reason: null })
          .where(and(eq(tasks.id, input.id), isNotNull(tasks.blocked_reason)))
          .returning(id);
        mustChange(freed, "Nothing blocks this task.");
      },
      { many: true },
    ),
    keep_as_template: keepAsTemplate,
    reschedule,
    take_back_shift,
  },
});
