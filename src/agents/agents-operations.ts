import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";

const whole = { type: "object", description: "An agent as `/api/ai_agents` has it.", required: ["id", "name"] };
const agent = { ...whole, properties: { id: uuid, name: text }, additionalProperties: true };
const team = {
  type: "object",
  description: "The agents under `manager`, `operator` and `specialist`, without what they have been told.",
  additionalProperties: list(agent),
};
const started = object({
  success: { const: true },
  message: text,
  count: number,
  deployed: number,
  woken: number,
  team,
});
const failed = object({ success: { const: false }, message: text, error: text });

const step = object({
  id: uuid,
  run_id: uuid,
  at: { type: "string", format: "date-time" },
  kind: { type: "string", enum: ["model", "tool"] },
  model: orNull(text),
  tool: orNull(text),
  arguments: orNull({ ...text, description: "What the tool was given, as JSON, its first 1,000 characters." }),
  found: orNull({ ...number, description: "How many records the tool found." }),
  input_tokens: orNull(number),
  output_tokens: orNull(number),
  cost: orNull({ ...number, description: "In millionths of the company's currency; null until it is booked." }),
  ms: orNull(number),
  error: orNull(text),
});

/** The agents beside their records, in the API's document. */
export const agents_operations: Operations = {
  "/api/agents": {
    get: {
      id: "agents_list",
      tag: "agents",
      summary: "List the agents, the newest first",
      about: "All of them, with what they have been told. None where they could not be read, which the log has.",
      answer: { schema: data(list(agent)) },
    },
  },
  "/api/agents/team": {
    get: {
      id: "agents_team",
      tag: "agents",
      summary: "Get how the team stands, by role",
      about: "Nobody where it could not be read, which the log has.",
      answer: { schema: data(team) },
    },
  },
  "/api/agents/tasks/{id}/steps": {
    get: {
      id: "agents_task_steps",
      tag: "agents",
      summary: "List what was done for a task",
      about:
        "In order, each question to a model and each use of a tool, of all attempts; the newest 200. For whoever sees the task.",
      path: [{ $ref: "#/components/parameters/id" }],
      answer: { schema: data(list(step)) },
      fails: ["RESOURCE_NOT_FOUND"],
    },
  },
  "/api/agents/initialise": {
    post: {
      id: "agents_initialise",
      tag: "agents",
      summary: "Start the agent system",
      about:
        "Where there are no agents the 13 of the program are deployed, the GitHub agent where it is missing, and where none is at work those that rest go back to it, but none that a person paused. Any number may ask at once: each agent comes once. A failure is answered, with `success` false.",
      once: true,
      answer: { schema: data({ oneOf: [started, failed] }) },
    },
  },
  "/api/agents/deploy": {
    post: {
      id: "agents_deploy",
      tag: "agents",
      summary: "Deploy the agents of the program that are missing",
      about: "In batches of five; one that fails is left out, and the log has it. Answers those that came.",
      once: true,
      answer: { schema: data(list(agent)) },
    },
  },
  "/api/agents/github": {
    post: {
      id: "agents_github",
      tag: "agents",
      summary: "Deploy the GitHub agent, where it is missing",
      about: "Answers its id and name, whether it came now or was there; null where it could not be deployed.",
      once: true,
      answer: { schema: data(orNull(object({ id: uuid, name: text }))) },
    },
  },
};
