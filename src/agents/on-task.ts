import type { Claimed } from "./do-task.ts";
import type { Asking, Orchestration } from "./jobs/job.ts";
import type { ModelNeeds } from "./model/endpoint.ts";

/** What a job has written on its own task while this attempt holds it. Who may be told something by whom, the database says (app.may_tell). */
export function onTask({ database, system }: ModelNeeds, { id, attempt }: Claimed) {
  const told = async (text: string, values: unknown[]) => {
    const [rows] = await database.flush(system, [{ text, values }]);
    return rows?.[0]?.[0] ?? "";
  };
  return {
    orchestration: async () => JSON.parse(await told("select app.orchestration($1)::text", [id])) as Orchestration,
    delegate: async (steps) =>
      void (await told("select app.delegate($1, $2, $3)::text", [id, attempt, JSON.stringify(steps)])),
    draft: async ({ subject, text }) =>
      void (await told("select app.keep_draft($1, $2, $3, $4)::text", [id, attempt, subject, text])),
  } satisfies Pick<Asking, "orchestration" | "delegate" | "draft">;
}
