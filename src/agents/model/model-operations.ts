import type { Operations } from "../../entity/openapi-entity.ts";
import { data, done, flag, number, object, orNull, text } from "../../entity/openapi-operation.ts";
import { model_input, trial_input } from "./serve-model.ts";

const by_name = (content: Record<string, unknown>) => ({ type: "object", additionalProperties: content });
const settings = object({
  base_url: orNull(text),
  has_key: flag,
  models: by_name(text),
  prices: by_name(object({ in: number, out: number })),
  timeout_s: number,
  caps: object({ company: number, person: number, agent: number, run: number }),
  spent_today: number,
});

/** The agents' model, in the API's document. */
export const model_operations: Operations = {
  "/api/agents/model": {
    get: {
      id: "agents_model_get",
      tag: "agents",
      summary: "Get the endpoint that agents think with",
      about: "Amounts are in millionths of the company's currency, prices for a million tokens. The key is never told.",
      answer: { schema: data(settings) },
    },
    put: {
      id: "agents_model_set",
      tag: "agents",
      summary: "Set the endpoint that agents think with",
      once: true,
      about:
        "Any that speaks the OpenAI protocol, with what it calls the models and takes for them, and what may be spent on one day, by one person and for one task. A key that is left out stays, while the address does.",
      body: model_input,
      answer: { schema: data(settings) },
    },
    delete: {
      id: "agents_model_remove",
      tag: "agents",
      summary: "Remove the endpoint with its key",
      once: true,
      about: "What needs a model waits then.",
      answer: { schema: done },
    },
  },
  "/api/agents/model/try": {
    post: {
      id: "agents_model_try",
      tag: "agents",
      summary: "Try an endpoint",
      about:
        "Asks it whether it is there; answers what it said, how long it took and what it counted. Without a key the kept one is used, for its own address only.",
      body: trial_input,
      answer: { schema: data(object({ text, ms: number, input_tokens: number, output_tokens: number })) },
    },
  },
};
