import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { approve } from "../../agents/approvals/approve.ts";
import { edit } from "../../agents/approvals/edit.ts";
import { revert } from "../../agents/approvals/revert.ts";
import { entity } from "../../entity/describe.ts";
import { taken_apart } from "../../entity/merge-words.ts";
import { verb } from "../../entity/verb.ts";
import { makeTask, unmakeTask } from "../../agents/make-task.ts";
import { agent_approvals } from "./agent-approval.schema.ts";
import { proposalAsTask } from "./proposal-as-task.ts";

/** What agents would do, and wait with until a person has approved it. */
export const agent_approval = entity(agent_approvals, {
  title: { one: "Proposal of an agent", many: "Proposals of agents" },
  about:
    "An act that an agent may not do alone. It was rehearsed, so that what it would change is known row by row; once a person approves it, it is done where it still changes exactly that, and is void otherwise. It expires after three days.",
  example: {
    title: "Correct the title",
    agent_id: "0199d6a0-0000-7000-8000-000000000001",
    run_id: "0199d6a0-0000-7000-8000-000000000002",
    tool: "leads_update",
    entity: "leads",
    row_id: "0199d6a0-0000-7000-8000-000000000003",
    input: { id: "0199d6a0-0000-7000-8000-000000000003", title: "Owner" },
    size: 1,
    expires_at: "2026-12-24T12:00:00Z",
  },
  kinds: { why: "text", tool: "choice", entity: "choice" },
  state: "status",
  // Only the functions of approvals write these.
  written_by_verbs: ["status", "edited", "editor_id", "first_decider_id", "decider_id", "decided_at", "reason"],
  given_once: [
    "title",
    "agent_id",
    "task_id",
    "run_id",
    "tool",
    "input",
    "entity",
    "row_id",
    "why",
    "size",
    "seconded",
    "expires_at",
  ],
  verbs: {
    approve: verb(
      "Does what was proposed, as whoever approves it, who must be allowed to do so. Where it would change anything else by now it is void instead, and nothing is done. What changes much wants a second person.",
      z.object({}),
      ({ tx, input, entities }) => approve(tx, entities, input.id),
      { right: "decide", from: ["waiting"] },
    ),
    edit: verb(
      "Puts other values in the place of those that a change or a new record was proposed with. They are tried at once, as whoever edits, and nothing of that is kept but what they would change: that is what is approved then, by its `version`. Columns may be left out, none may come in. Whoever had approved it as the first has approved something else, and must do so anew.",
      z.object({ values: z.record(z.string().max(100), z.unknown()) }),
      ({ tx, input, entities }) => edit(tx, entities, input.id, input.values),
      { right: "decide", from: ["waiting"] },
    ),
    revert: verb(
      "Takes back what was done, within 30 days: fields get the values that they had, what was new goes into the bin, what was merged is taken apart. What was changed since stays; the result says which fields.",
      z.object({}),
      ({ tx, input, entities }) => revert(tx, entities, input.id),
      { right: "decide", from: ["done"], result: taken_apart },
    ),
    reject: verb(
      "Says that what was proposed is not to be done. The agent does not propose the same again within 30 days.",
      z.object({ reason: z.string().trim().max(500).optional() }),
      async ({ tx, input: { id, reason } }) =>
        void (await tx.execute(sql`select app.close_approval(${id}, 'rejected', ${reason || null})`)),
      { right: "decide", from: ["waiting"], many: true },
    ),
    make_task: makeTask("agent_approvals", "decide", proposalAsTask),
    unmake_task: unmakeTask("agent_approvals", "decide"),
  },
});
