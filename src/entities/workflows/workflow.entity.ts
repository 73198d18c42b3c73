import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { AppError } from "../../entity/errors.ts";
import { verb } from "../../entity/verb.ts";
import { definition } from "../../workflows/definition.ts";
import { problemsOf, refusalOf } from "../../workflows/problems.ts";
import { workflows } from "./workflow.schema.ts";

/** What the server does by itself, in steps. */
export const workflow = entity(workflows, {
  title: { one: "Workflow", many: "Workflows" },
  about:
    "Steps that the server does by itself when something happens to a record, at a time, or when somebody starts them. `definition` is the draft, as JSON: `format` 1, a `trigger` (`event`, `schedule` or `hand`), conditions in `if`, and `steps` (`act`, `letter`, `notice`, `request`, `wait`, `approval`, `agent`, `branch`, `stop`). An `act` uses any tool of the API (`tasks_create`), with variables such as `{{ record.name }}`. A published version runs under the rights of whoever published it, `publisher_id`, as long as they have them. In person only.",
  example: {
    name: "Call new leads",
    definition: {
      format: 1,
      trigger: { on: "event", entity: "leads", event: "created" },
      if: { match: "all", of: [] },
      steps: [{ id: "task", type: "act", tool: "tasks_create", input: { name: "Call {{ record.name }}" } }],
    },
  },
  kinds: { note: "text", paused_reason: "text" },
  sound: { definition: refusalOf },
  state: "status",
  // Only the database's own functions write these.
  written_by_verbs: ["published", "publisher_id", "published_at", "changed", "paused_reason", "next_at", "dropped"],
  verbs: {
    publish: verb(
      "Puts the draft in force, under the rights of whoever publishes it. Runs that have begun end on the version that they began on.",
      z.object({}),
      async ({ tx, input: { id }, entities }) => {
        const { rows } = await tx.execute<{ draft: unknown }>(sql`select app.publish_workflow(${id}) as draft`);
        const problems = problemsOf(definition.parse(rows[0]?.draft), entities);
        if (problems.length > 0)
          throw new AppError("VALIDATION_FAILED", problems.join(" "), { fields: { definition: problems[0] ?? "" } });
      },
      { right: "publish" },
    ),
    pause: verb(
      "Starts nothing more. What has begun goes on to its end.",
      z.object({}),
      async ({ tx, input: { id } }) => void (await tx.execute(sql`select app.pause_workflow(${id}, true)`)),
      { right: "publish", from: ["active"] },
    ),
    resume: verb(
      "Starts again what happens from now on.",
      z.object({}),
      async ({ tx, input: { id } }) => void (await tx.execute(sql`select app.pause_workflow(${id}, false)`)),
      { right: "publish", from: ["paused"] },
    ),
  },
});
