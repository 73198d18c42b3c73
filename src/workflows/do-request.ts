import { cut } from "../agents/cut.ts";
import { post } from "../integrations/post.ts";
import type { Step } from "./definition.ts";
import { type Doing, LaterError, type Outcome, StepError } from "./run.ts";
import { text } from "./values.ts";

type Request = Extract<Step, { type: "request" }>;

const most_bytes = 262_144;
const most_told = 500;

/** Posts to another system. The key is the same with each try, so that a receiver can tell a repetition. */
export async function doRequest({ running, run, publisher, step, scope }: Doing<Request>): Promise<Outcome> {
  const allowed = { text: "select app.require('webhooks', 'create')::text", values: [] };
  await running.kernel.database.flush(publisher, [allowed]);
  const headers = { "content-type": "application/json", "idempotency-key": `${run.id}:${step.id}` };
  const body = bodyOf(step, scope);
  if (Buffer.byteLength(body) > most_bytes) throw new StepError("What is to be sent is larger than 256 KB.");
  const { outcome, status, response, error } = await post(running.ask, { address: step.address, headers, body });
  if (outcome === "delivered") return { outcome: "done", output: { status, answer: cut(response ?? "", most_told) } };
  // (What is refused for what it is would be refused again.)
  const final =
    outcome === "gone" || (status !== null && status >= 400 && status < 500 && status !== 408 && status !== 429);
  if (final) throw new StepError(error ?? "The receiver refuses it.");
  throw new LaterError(error ?? "The receiver cannot be reached.");
}

/** What is sent: what the step says, else the record as the publisher sees it. */
export function bodyOf({ body }: Pick<Request, "body">, scope: Doing["scope"]): string {
  if (body.trim()) return text(body, scope);
  const { can: _, ...record } = scope.record;
  return JSON.stringify({ workflow: scope.workflow.name, record });
}
