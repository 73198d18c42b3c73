import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { verb } from "../../entity/verb.ts";
import { agent_schedules } from "./agent-schedule.schema.ts";

/** What agents are asked to do again and again. */
export const agent_schedule = entity(agent_schedules, {
  title: { one: "Schedule", many: "Schedules" },
  about:
    "What the agents are asked to do again and again: `daily`, on `weekdays` (Monday to Friday), `weekly` on its `weekday` or `monthly` on its `day_of_month`, at `at_time` (hh:mm) by the clocks of `time_zone`. Each time makes a task of whoever owns it, with this priority, capability and input; none while the last one is not done. A time that passed more than an hour ago is made up for (`run_once`) or not (`skip`). It rests while `enabled` is false. After a task the next time is an hour later at least.",
  example: {
    title: "Look for duplicates",
    required_capability: "find_duplicates",
    rhythm: "weekly",
    weekday: "monday",
    at_time: "07:30",
    time_zone: "Europe/Paris",
  },
  kinds: { required_capability: "choice", reason: "text" },
  // Only the worker's functions write these.
  written_by_verbs: ["next_at", "last_at", "reason"],
  // (Another job is another schedule: who may pause somebody's does not decide what is done under their rights.)
  given_once: ["required_capability", "input"],
  verbs: {
    run_now: verb(
      "Makes a task of it now, beside its times; refused while its last task is not done.",
      z.object({}),
      async ({ tx, input }) => void (await tx.execute(sql`select app.run_schedule(${input.id})`)),
    ),
  },
});
