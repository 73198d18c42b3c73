import { Hono } from "hono";
import { z } from "zod";
import type { Actor } from "../database/door.ts";
import { AppError } from "../entity/errors.ts";
import { dataAnswer } from "../entity/json-answer.ts";
import type { Kernel } from "../entity/kernel.ts";
import { kinds } from "../entity/kinds.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { refusalOf } from "./problems.ts";
import { tryWorkflow } from "./try-workflow.ts";

export const runs_query = z.strictObject({
  workflow_id: z.uuid(),
  before: z.coerce.number().int().min(1).optional(),
  state: z.enum(["waiting", "succeeded", "failed", "stopped"]).optional(),
});
export const start_input = z.strictObject({ workflow_id: z.uuid(), row_id: z.uuid().optional() });
export const answer_input = z.strictObject({ approved: z.boolean(), note: z.string().trim().max(500).optional() });
export const change_input = z.strictObject({ act: z.enum(["retry", "retry_alike", "stop"]) });
export const try_input = z.strictObject({ definition: z.unknown(), row_id: z.uuid().optional() });

/** Runs of workflows: what became of each, a start by hand, answers to what they ask, and a try that is not kept. */
export function serveWorkflows(kernel: Kernel): Hono<Asking> {
  const { database } = kernel;
  const app = new Hono<Asking>();
  const idOf = (c: { req: { param(name: "id"): string } }) => z.uuid().parse(c.req.param("id"));
  app.get("/", (c) => {
    const { workflow_id, before = null, state = null } = runs_query.parse(c.req.query());
    const values = [workflow_id, before, state];
    return dataAnswer(c, database, { text: "select app.workflow_log($1, $2, $3)::text", values });
  });
  app.get("/questions", (c) =>
    dataAnswer(c, database, { text: "select app.my_workflow_questions()::text", values: [] }),
  );
  app.post("/", async (c) => {
    const { body, replay } = await written(c);
    const { workflow_id, row_id = null } = start_input.parse(body);
    const values = [workflow_id, row_id];
    const id = await callOnce(database, c.get("actor"), replay, "app.start_workflow($1, $2)", values);
    return c.json({ data: { id } }, 201);
  });
  app.post("/try", async (c) => {
    const { definition, row_id } = try_input.parse(await c.req.json());
    await mayTry(kernel, c.get("actor"), definition);
    return c.json({ data: await tryWorkflow(kernel, c.get("actor"), definition, row_id) });
  });
  app.post("/:id/answer", async (c) => {
    const { body, replay } = await written(c);
    const { approved, note = null } = answer_input.parse(body);
    const values = [idOf(c), approved, note];
    await callOnce(database, c.get("actor"), replay, "app.answer_workflow($1, $2, $3)", values);
    return c.json({ data: { id: idOf(c) } });
  });
  app.post("/:id/change", async (c) => {
    const { body, replay } = await written(c);
    const values = [idOf(c), change_input.parse(body).act];
    const count = await callOnce(database, c.get("actor"), replay, "app.change_workflow_run($1, $2)", values);
    return c.json({ data: { count } });
  });
  return app;
}

/** Refuses whoever makes no workflows, and what could not be stored as a draft. */
async function mayTry({ database }: Kernel, actor: Actor, draft: unknown): Promise<void> {
  await database.flush(actor, [{ text: "select app.require('workflows', 'create')::text", values: [] }]);
  const refusal = kinds.data.safeParse(draft).error?.issues[0]?.message ?? refusalOf(draft);
  if (refusal) throw new AppError("VALIDATION_FAILED", refusal, { fields: { definition: refusal } });
}
