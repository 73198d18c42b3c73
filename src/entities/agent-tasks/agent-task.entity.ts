import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { verb } from "../../entity/verb.ts";
import { agent_tasks } from "./agent-task.schema.ts";

/** What agents are asked to do. */
export const agent_task = entity(agent_tasks, {
  title: { one: "Task for an agent", many: "Tasks for agents" },
  about:
    'What somebody asks the agents to do. The worker gives it to the first active agent that has the capability; it is done under the rights of who asked. What it needs is told in `input`: `{ "entity", "id" }` of a record to summarise (`summarise_timeline`); `{ "question" }`, and perhaps those of the record that it is about (`answer_question`, what drafts, and `plan`). `agent_id` names the agent that alone is to do it. A plan gives steps to other agents: tasks whose `parent_id` it is.',
  example: { title: "Look for duplicates among the leads", priority: "P2", required_capability: "find_duplicates" },
  kinds: { result: "text", draft_text: "text", required_capability: "choice", about_id: "reference" },
  state: "status",
  // Only the worker's functions write these, and people by cancel and replay.
  written_by_verbs: [
    "status",
    "schedule_id",
    "assigned_to",
    "parent_id",
    "delegated_by",
    "waits_for",
    "reason",
    "result",
    "draft_subject",
    "draft_text",
    "counts",
    "attempts",
    "next_attempt_at",
    "last_error",
    "started_at",
    "finished_at",
  ],
  hidden: ["lease_until", "run_id"],
  given_once: ["required_capability", "agent_id", "input"],
  verbs: {
    cancel: verb(
      "Says that a task is not to be done any more. What is running stops at its next step.",
      z.object({}),
      async ({ tx, input }) => void (await tx.execute(sql`select app.cancel_task(${input.id})`)),
      { from: ["pending", "assigned", "running", "waiting"], many: true },
    ),
    replay: verb(
      "Has a failed task done again, from the beginning.",
      z.object({}),
      async ({ tx, input }) => void (await tx.execute(sql`select app.replay_task(${input.id})`)),
      { from: ["failed"], many: true },
    ),
  },
});
