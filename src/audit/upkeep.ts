import type { Actor, Database } from "../database/door.ts";
import { statementTask, type Task } from "../jobs/task.ts";

const batch = 5000;

const hourly = (name: string, minute: number) => ({ name, cron: `${minute} * * * *`, text: `select app.${name}()` });
const often = (name: string, minutes: number) => ({ name, cron: `*/${minutes} * * * *`, text: `select app.${name}()` });
const whenDue = (name: string) => ({ name, text: `select app.${name}()` });

const chores = [
  { name: "seal_log", text: `select app.seal_log(${batch})`, more: (answer: string) => Number(answer) === batch },
  {
    ...hourly("forget_idempotency_keys", 2),
    text: "with gone as (delete from app.idempotency where at < now() - interval '30 days' returning 1) select count(*)::text from gone",
  },
  hourly("empty_bin", 5),
  hourly("retire_imports", 8),
  hourly("forget_tabs", 11),
  hourly("retire_searches", 14),
  hourly("retire_usage", 17),
  hourly("retire_set_aside", 20),
  hourly("retire_monitoring", 32),
  hourly("retire_webhooks", 38),
  hourly("retire_submissions", 41),
  { ...whenDue("queue_webhooks"), text: "select app.queue_webhooks(500)::text" },
  hourly("retire_workflows", 41),
  { ...whenDue("queue_workflows"), text: "select app.queue_workflows(500)::text" },
  hourly("retire_tasks", 23),
  hourly("retire_notifications", 26),
  {
    ...hourly("empty_own_fields", 29),
    text: "select app.empty_own_fields()::text",
    more: (answer: string) => answer === "true",
  },
  often("remind", 1),
  often("remind_of_tasks", 1),
  often("remind_of_tickets", 1),
  hourly("keep_forecasts", 47),
  { name: "remind_of_rights", cron: "52 5 * * *", text: "select app.remind_of_rights()" },
  { ...whenDue("end_roles"), text: "select app.end_roles()::text" },
  { ...hourly("close_tickets", 44), more: (answer: string) => Number(answer) >= 1000 },
  often("stop_timers", 1),
  often("remind_of_time", 5),
  // What an administrator left standing on a removed stage, when the page was closed; what is in the bin within the hour.
  hourly("empty_stages", 35),
  whenDue("empty_choices"),
  { ...whenDue("search_anew"), text: "select app.search_anew()::text", more: (answer: string) => answer === "true" },
  { ...whenDue("rescore"), more: (answer: string) => Number(answer) >= 1000 },
  { ...whenDue("weigh_health"), more: (answer: string) => Number(answer) > 0 },
  // (A quarter of a second at a time, and a pause: whoever is to be told of a pair has seconds.)
  whenDue("find_duplicates"),
  whenDue("wake_notifications"),
];

/** What keeps the data in order: sealing the log, emptying the bin, reminding, retiring what is old; each a statement. */
export function upkeepTasks(database: Database, system: Actor): Task[] {
  return chores.map((chore) => statementTask({ database, system }, chore));
}
