import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { mustChange, verb, type VerbContext } from "../../entity/verb.ts";
import { type AgentStatus } from "./agent-words.ts";
import { ai_agents } from "./agent.schema.ts";

const takes_work = ["active", "idle"] as const;
const rests = ["idle", "paused"] as const;

/** The agents: colleagues that are no people. */
export const agent = entity(ai_agents, {
  title: { one: "Agent", many: "Agents" },
  about:
    "A colleague that is no person: its job (role, specialization, capabilities), the model that it asks, and what it has been told (metadata: systemPrompt, collaborationRules, knowledgeSharing). It takes work while its status is active.",
  example: {
    name: "Contract Reader",
    role: "specialist",
    model: "gpt-4o-mini",
    specialization: "contracts",
    temperature: 0.2,
    capabilities: ["read_contract"],
    metadata: {
      systemPrompt: "You read contracts and say what is due, and when.",
      collaborationRules: ["Hand what needs a decision to the coordinator."],
      knowledgeSharing: { canReceiveFrom: ["*"], canSendTo: ["master_coordinator"] },
    },
  },
  state: "status",
  written_by_verbs: ["key", "policy_version", "paused_by"],
  verbs: {
    pause: verb(
      "Takes the agent off its work: it is given none until a person resumes it.",
      z.object({}),
      async (context) => {
        const paused = await put(context, "paused", takes_work);
        mustChange(paused, "Only an agent that is active or idle can be paused.");
      },
      { right: "pause", from: takes_work, many: true },
    ),
    resume: verb(
      "Puts the agent back to work.",
      z.object({}),
      async (context) => {
        const resumed = await put(context, "active", rests);
        mustChange(resumed, "Only an agent that is paused or idle can be resumed.");
      },
      { right: "pause", from: rests, many: true },
    ),
  },
});

/** Brings an agent of these statuses to another; answers it, or none where it was in another one. */
async function put(
  { tx, input: { id } }: VerbContext<{ id: string }>,
  status: AgentStatus,
  from: readonly AgentStatus[],
): Promise<unknown[]> {
  const names = sql.param(`{${from.join(",")}}`);
  const { rows } = await tx.execute<{ put: boolean }>(sql`select app.put_agent(${id}, ${status}, ${names}) as put`);
  return rows.filter(({ put }) => put);
}
