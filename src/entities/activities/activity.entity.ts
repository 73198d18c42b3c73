import { and, eq, sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { copied } from "../../database/columns.ts";
import { entity } from "../../entity/describe.ts";
import { assign } from "../../entity/usual-verbs.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { contacts } from "../contacts/contact.schema.ts";
import { people } from "../people/people.schema.ts";
import { activities } from "./activity.schema.ts";

const id = { id: activities.id };
const { id: row, state } = activities;

/** Calls, meetings, visits, mails and notes, planned and done. */
export const activity = entity(activities, {
  title: { one: "Activity", many: "Activities" },
  about:
    "What somebody does with a customer, planned or done: a call, a meeting, a visit, an e-mail, a note, a thing to do.",
  example: {
    entity: "leads",
    row_id: "01930000-0000-7000-8000-000000000001",
    kind: "call",
    subject: "Ask for the drawings",
    at: "2026-12-01T09:00:00Z",
    duration: 15,
  },
  refers: { participant_ids: people, contact_ids: contacts },
  kinds: { body: "text" },
  state: "state",
  written_by_verbs: [...copied, "team_id"],
  verbs: {
    assign: assign(activities, "Gives the activity to another employee."),
    done: verb(
      "Says that a planned activity is done: when, and what came of it.",
      z.object({
        outcome: z.string().trim().max(200).nullish(),
        at: z.iso.datetime({ offset: true }).optional(),
      }),
      async ({ tx, input }) => {
        // What was planned for later was done now.
        const at = input.at ?? sql`least(coalesce(${activities.at}, now()), now())`;
        const change = { state: "done" as const, at, ...(input.outcome !== undefined && { outcome: input.outcome }) };
        const done = await tx
          .update(activities)
          .set(change)
          .where(and(eq(row, input.id), eq(state, "planned")))
          .returning(id);
        mustChange(done, "Only a planned activity can be done.");
      },
      { from: ["planned"], many: true },
    ),
    cancel: verb(
      "Says that a planned activity will not happen.",
      z.object({}),
      async ({ tx, input }) => {
        const cancelled = await tx
          .update(activities)
          .set({ state: "cancelled" })
          .where(and(eq(row, input.id), eq(state, "planned")))
          .returning(id);
        mustChange(cancelled, "Only a planned activity can be cancelled.");
      },
      { from: ["planned"], many: true },
    ),
    reschedule: verb(
      "Moves a planned activity to another day, at the same hour of the caller's clock.",
      z.object({ day: z.iso.date() }),
      async ({ tx, input }) => {
        const zone = sql`coalesce((select time_zone from people where id = app.user_id()), 'UTC')`;
        // (What has no hour is its day's midnight.)
        const hour = sql`coalesce((${activities.at} at time zone ${zone})::time, '00:00')`;
        const moved = await tx
          .update(activities)
          .set({ at: sql`(${input.day}::date + ${hour}) at time zone ${zone}` })
          .where(and(eq(row, input.id), eq(state, "planned")))
          .returning(id);
        mustChange(moved, "Only a planned activity can be moved to another day.");
      },
      { from: ["planned"], many: true },
    ),
    plan: verb(
      "Plans an activity again that was done or cancelled.",
      z.object({}),
      async ({ tx, input }) => {
        const planned = await tx
          .update(activities)
          .set({ state: "planned" })
          .where(and(eq(row, input.id), sql`${state} <> 'planned'`))
          .returning(id);
        mustChange(planned, "This activity is planned already, or not yours to change.");
      },
      { from: ["done", "cancelled"], many: true },
    ),
  },
});
