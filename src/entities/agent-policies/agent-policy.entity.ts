import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { verb } from "../../entity/verb.ts";
import { agent_policies } from "./agent-policy.schema.ts";

/** How agents think: candidates, what is in force, and what was. */
export const agent_policy = entity(agent_policies, {
  title: { one: "Version of an agent", many: "Versions of agents" },
  about:
    "A prompt, model and temperature of an agent. A new one is a candidate, one of each agent at a time; it is tried on what people have decided before, beside the version in force, and is put in force only where it does as well: the agent's policy_version rises by one then.",
  example: {
    agent_id: "0199d6a0-0000-7000-8000-000000000001",
    model: "gpt-4o-mini",
    temperature: 0.2,
    prompt: "You answer what colleagues ask, from the records, and propose what they want changed.",
  },
  state: "status",
  kinds: { prompt: "text", trial: "choice" },
  // Only the functions of evaluation write these.
  written_by_verbs:
    "status number trial task_id base_id tried passed base_passed trial_note reason adopted_by adopted_at".split(" "),
  given_once: ["agent_id"],
  verbs: {
    try: verb(
      "Has it, and the version in force where that is not known yet, answer what was asked in at most 20 cases: the newest, as many approved, edited and rejected ones as there are. It is a task of whoever asks, with the rights that they and the agent share, and costs what one task may spend at most. Nothing is written but what came out.",
      z.object({}),
      async ({ tx, input: { id } }) => void (await tx.execute(sql`select app.try_policy(${id})`)),
      { from: ["candidate"] },
    ),
    adopt: verb(
      "Puts it in force, where it has passed since it was last changed, beside the version that is in force still. Where the agent has no cases, with a reason instead.",
      z.object({ reason: z.string().trim().max(500).optional() }),
      async ({ tx, input: { id, reason } }) =>
        void (await tx.execute(sql`select app.adopt_policy(${id}, ${reason || null})`)),
      { from: ["candidate"] },
    ),
  },
});
