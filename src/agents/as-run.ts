import { sql } from "../database/drizzle.ts";
import type { Actor, Database } from "../database/door.ts";
import type { Claimed, Run } from "./do-task.ts";
import type { Asking } from "./jobs/job.ts";
import type { Journal } from "./journal.ts";
import type { Answered } from "./model/ask-endpoint.ts";
import { askModel } from "./model/ask-model.ts";
import type { ModelNeeds } from "./model/endpoint.ts";

/** Begins a run for this attempt at a task; an earlier one ends. */
export async function begin({ database, system }: ModelNeeds, { id, attempt }: Claimed, hash: Buffer): Promise<Run> {
  const started = sql`select app.start_task_run(${id}, ${attempt}, ${hash}) as run`;
  const { rows } = await database.as(system, (tx) => tx.execute<{ run: Run }>(started));
  return rows[0]?.run as Run;
}

/** Each question is a transaction of its own that cannot write, and may take a minute. */
export function askerOf(database: Database, actor: Actor): Asking["ask"] {
  return async <Row extends Record<string, unknown>>(tool: string, text: string, values: unknown[] = []) =>
    database.as({ ...actor, tool }, async (tx) => {
      await tx.execute("set local statement_timeout = '1min'");
      const { rows } = await tx.$client.query<Row>(text, values);
      return rows;
    });
}

/** Each question is a step: what it was answered once it is answered again. */
export function thinkerOf(
  needs: ModelNeeds,
  run: Pick<Run, "run" | "model" | "temperature" | "instructions">,
  journal: Journal,
): Asking["think"] {
  const { model, instructions } = run;
  const temperature = Number(run.temperature);
  return (prompt, most_output, tools) => {
    const offered = { tools: tools?.tools.map(({ name }) => name), answers_now: tools?.answers_now };
    return journal<Answered>({ model, temperature, instructions, prompt, most_output, ...offered }, (keep) =>
      askModel(needs, run.run, { model, temperature, instructions, prompt, most_output, ...tools }, keep),
    );
  };
}
