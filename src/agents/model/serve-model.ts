import { Hono } from "hono";
import { z } from "zod";
import { callOnce } from "../../entity/replay.ts";
import { AppError } from "../../entity/errors.ts";
import { jsonAnswer } from "../../entity/json-answer.ts";
import { written, type Asking } from "../../entity/request.ts";
import { askEndpoint } from "./ask-endpoint.ts";
import { endpoint_input, type ModelNeeds, readEndpoint } from "./endpoint.ts";
import { seal } from "./seal.ts";

const cap = z.int().min(0).max(1e12);
export const model_input = endpoint_input.extend({
  caps: z.strictObject({ company: cap, person: cap, agent: cap, run: cap }).partial().default({}),
});
export const trial_input = endpoint_input.extend({ model: z.string().min(1).max(200).default("gpt-4o-mini") });

/** The endpoint that agents think with, for administrators: as it is set, and tried. */
export function serveModel(needs: ModelNeeds): Hono<Asking> {
  const { database, derive, private_hosts } = needs;
  const app = new Hono<Asking>();
  const settings = async (actor: Asking["Variables"]["actor"]) => {
    const [rows] = await database.flush(actor, [{ text: "select app.model_settings()::text", values: [] }]);
    return `{"data":${rows?.[0]?.[0]}}`;
  };
  app.get("/", async (c) => jsonAnswer(c, await settings(c.get("actor"))));
  app.put("/", async (c) => {
    const { body, replay } = await written(c);
    const { base_url, api_key, models, prices, timeout_s, caps } = model_input.parse(body);
    const sealed = api_key === undefined ? null : seal(derive, api_key);
    const values = [base_url, sealed, JSON.stringify(models), JSON.stringify(prices), timeout_s, JSON.stringify(caps)];
    const call = "app.keep_model_endpoint($1, $2, $3::jsonb, $4::jsonb, $5, $6::jsonb)::text";
    await callOnce(database, c.get("actor"), replay, call, values);
    return jsonAnswer(c, await settings(c.get("actor")));
  });
  app.delete("/", async (c) => {
    const { replay } = await written(c);
    await callOnce(database, c.get("actor"), replay, "app.drop_model_endpoint()::text", []);
    return c.json({ data: {} });
  });
  app.post("/try", async (c) => {
    const body: unknown = await c.req.json();
    const { api_key, model, ...tried } = trial_input.parse(body);
    await database.flush(c.get("actor"), [
      { text: "select app.require('model_endpoint', 'update'), app.in_person()", values: [] },
    ]);
    // The kept key goes to the address that it was given for only.
    const kept = api_key === undefined ? await readEndpoint(needs) : null;
    const key = api_key ?? (kept?.base_url === tried.base_url ? kept.api_key : undefined);
    const answered = await askEndpoint({ ...tried, api_key: key }, private_hosts, { model, ...question }).catch(
      (error: Error) => {
        throw new AppError("SERVICE_UNAVAILABLE", error.message, undefined, error);
      },
    );
    const { text, ms, input_tokens, output_tokens } = answered;
    return c.json({ data: { text: text.slice(0, 200), ms, input_tokens, output_tokens } });
  });
  return app;
}

const question = {
  temperature: 0,
  instructions: "You are asked whether you can be reached. Answer with one short sentence.",
  prompt: "Are you there?",
  most_output: 60,
};
