import type { Operations } from "../entity/openapi-entity.ts";
import { data, list, moment, number, object, orNull, text, uuid } from "../entity/openapi-operation.ts";
import { halt_input } from "./serve-halt.ts";

const halt = object({ at: moment, by: uuid, by_name: text, reason: text });

const acts = object({ alone: list(text), proposes: list(text) });

const amounts = { type: "object", additionalProperties: number };

/** The halt of all agents, their lists and budgets, in the API's document. */
export const halt_operations: Operations = {
  "/api/agents/halt": {
    get: {
      id: "agents_halt_get",
      tag: "agents",
      summary: "Get the halt that stands",
      about: "Since when the agents are halted, by whom and why; null where they may work.",
      answer: { schema: data(orNull(halt)) },
    },
    post: {
      id: "agents_halt",
      tag: "agents",
      summary: "Halt all agents",
      once: true,
      about:
        "No run of an agent comes in any more; what one is writing is ended within a second and not kept. A halt that stands already stays as it is.",
      body: halt_input,
      answer: { schema: data(orNull(halt)) },
    },
  },
  "/api/agents/halt/lift": {
    post: {
      id: "agents_halt_lift",
      tag: "agents",
      summary: "Let the agents work again",
      once: true,
      about: "A person only, who says why.",
      body: halt_input,
      answer: { schema: data({ type: "null" }) },
    },
  },
  "/api/agents/budgets": {
    get: {
      id: "agents_budgets",
      tag: "agents",
      summary: "Get what was spent on the agents",
      about:
        "Today by the company, by each agent and by people (the fifty dearest), by their ids, this month by the company, and what the company, a person, an agent and a task may spend; in millionths of the company's currency. What is under way counts as what it may cost at most. For whoever may read what agents may spend.",
      answer: {
        schema: data(object({ caps: amounts, company: number, month: number, agents: amounts, people: amounts })),
      },
    },
  },
  "/api/agents/worker": {
    get: {
      id: "agents_worker",
      tag: "agents",
      summary: "Get when a server last looked for tasks",
      about: "Each server that works on tasks looks every 30 seconds; null where none ever has.",
      answer: { schema: data(orNull(moment)) },
    },
  },
  "/api/agents/model": {
    get: {
      id: "agents_model",
      tag: "agents",
      summary: "Get whether a model is configured",
      about: "Without one, what agents are asked waits. For whoever may read agents.",
      answer: { schema: data({ type: "boolean" }) },
    },
  },
  "/api/agents/rights": {
    get: {
      id: "agents_rights",
      tag: "agents",
      summary: "Get what each agent may do",
      about:
        "By the agent's key and the entity, the names of its tools without the entity's: those that it uses alone, and those that it only proposes.",
      answer: {
        schema: data({ type: "object", additionalProperties: { type: "object", additionalProperties: acts } }),
      },
    },
  },
};
