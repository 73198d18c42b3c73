import { boolean, check, index, integer, jsonb, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { people } from "../people/people.schema.ts";
import { rhythms, weekdays } from "./schedule-words.ts";

/** What agents are asked to do again and again: at each of its times the worker makes a task of it. */
export const agent_schedules = pgTable(
  "agent_schedules",
  {
    ...common(),
    /** Who made it: its tasks are theirs, done under their rights. */
    owner_id: uuid().references(() => people.id),
    title: text().notNull(),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`title`),
    priority: text({ enum: ["P0", "P1", "P2", "P3"] })
      .notNull()
      .default("P2"),
    /** What its tasks need and are about, as of a task. */
    required_capability: text(),
    input: jsonb().$type<Record<string, unknown>>(),
    rhythm: text({ enum: rhythms }).notNull().default("daily"),
    /** On which day of a week, or of a month; a month that has fewer days has it on its last. */
    weekday: text({ enum: weekdays }).notNull().default("monday"),
    day_of_month: integer().notNull().default(1),
    /** When on that day, by the clocks of its time zone. */
    at_time: text().notNull().default("08:00"),
    time_zone: text().notNull(),
    enabled: boolean().notNull().default(true),
    /** What becomes of a time that passed while no server worked or the agents were halted. */
    missed: text({ enum: ["run_once", "skip"] })
      .notNull()
      .default("run_once"),
    /** When it makes its next task (app.keep_schedule); never where it is switched off. */
    next_at: moment(),
    last_at: moment(),
    /** Why its last time made no task. */
    reason: text(),
    search: text().generatedAlwaysAs(sql`app.fold(title)`),
  },
  (t) => [
    ...listed(t, { orders: [t.next_at] }),
    // What is due: all that an idle worker looks at.
    index("agent_schedules_due_index")
      .on(t.next_at)
      .where(sql`next_at is not null`),
    check("agent_schedules_title", sql`btrim(${t.title}) <> '' and length(${t.title}) <= 200`),
    check("agent_schedules_priority", sql`${t.priority} in ('P0', 'P1', 'P2', 'P3')`),
    check("agent_schedules_required_capability", sql`${t.required_capability} ~ '^[a-z][a-z0-9_]{0,59}$'`),
    check("agent_schedules_rhythm", sql`${t.rhythm} in ('daily', 'weekdays', 'weekly', 'monthly')`),
    check(
      "agent_schedules_weekday",
      sql`${t.weekday} in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')`,
    ),
    check("agent_schedules_day_of_month", sql`${t.day_of_month} between 1 and 31`),
    check("agent_schedules_at_time", sql`${t.at_time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`),
    check("agent_schedules_time_zone", sql`app.is_zone(${t.time_zone})`),
    check("agent_schedules_missed", sql`${t.missed} in ('run_once', 'skip')`),
  ],
);
