import type { Claimed } from "./do-task.ts";
import type { Asking, Orchestration } from "./jobs/job.ts";
import type { ModelNeeds } from "./model/endpoint.ts";
import type { HaveRead } from "./tools/have-read.ts";

/** What a job has written on its own task while this attempt holds it. Who may be told something by whom, the database says (app.may_tell). */
export function onTask({ database, system }: ModelNeeds, { id, attempt }: Claimed) {
  return {
    orchestration: async () => {
      const [rows] = await database.flush(system, [{ text: "select app.orchestration($1)::text", values: [id] }]);
      return JSON.parse(rows?.[0]?.[0] ?? "") as Orchestration;
    },
    delegate: (steps) => ({
      text: "select app.delegate($1, $2, $3)::text",
      values: [id, attempt, JSON.stringify(steps)],
    }),
    draft: ({ subject, text }) => ({
      text: "select app.keep_draft($1, $2, $3, $4)::text",
      values: [id, attempt, subject, text],
    }),
    remember: (text: string, read: HaveRead) => ({
      text: "select app.remember($1, $2, $3, $4)::text",
      values: [id, attempt, text, JSON.stringify(read)],
    }),
  } satisfies Pick<Asking, "orchestration" | "delegate" | "draft"> & Record<"remember", unknown>;
}
