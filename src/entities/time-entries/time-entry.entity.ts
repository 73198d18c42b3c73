import { and, eq, inArray, sql } from "../../database/drizzle.ts";
import { z } from "zod";
import type { Transaction } from "../../database/door.ts";
import { entity } from "../../entity/describe.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { projects } from "../projects/project.schema.ts";
import { copied_of_work, time_entries } from "./time-entry.schema.ts";
import { line } from "../../entity/written.ts";

const { id: row, status } = time_entries;
const id = { id: row };

/** What people have worked on, for how long, and whether that was approved. */
export const time_entry = entity(time_entries, {
  title: { one: "Time entry", many: "Time entries" },
  about:
    "Minutes that somebody worked on a day on a task, a project or what its note says; or a timer that runs (status running, started_at), of which each person has one. It is entered, submitted and approved; what is approved nobody changes.",
  example: { day: "2026-12-01", minutes: 90, note: "Kick-off with the client" },
  refers: { project_id: projects },
  kinds: { note: "text", minutes: "minutes", currency: "currency" },
  state: "status",
  given_once: ["started_at", "activity_id"],
  written_by_verbs: [
    "team_id",
    "ended_at",
    "reason",
    "decider_id",
    "decided_at",
    "rate",
    "currency",
    ...copied_of_work,
  ],
  verbs: {
    stop: verb(
      "Ends a timer that runs, now or at a moment of the last day; of a day it keeps at most what is left of 24 hours.",
      z.object({ at: z.iso.datetime({ offset: true }).optional() }),
      async ({ tx, input }) => {
        const stopped = await tx
          .update(time_entries)
          .set({ status: "draft", ended_at: sql`app.pressed(${input.at ?? null})` })
          .where(and(eq(row, input.id), eq(status, "running")))
          .returning(id);
        mustChange(stopped, "This timer does not run any more, or is not yours.");
      },
      { from: ["running"] },
    ),
    submit: verb(
      "Submits time for approval; it is not changed from then on unless it is taken back.",
      z.object({}),
      async ({ tx, input }) => {
        const submitted = await tx
          .update(time_entries)
          .set({ status: "submitted" })
          .where(and(eq(row, input.id), inArray(status, ["draft", "rejected"])))
          .returning(id);
        mustChange(submitted, "Only time of yours that is entered and not yet submitted can be submitted.");
      },
      { from: ["draft", "rejected"], many: true },
    ),
    withdraw: verb(
      "Takes submitted time back, so that it can be changed.",
      z.object({}),
      async ({ tx, input }) => {
        const back = await tx
          .update(time_entries)
          .set({ status: "draft" })
          .where(and(eq(row, input.id), eq(status, "submitted")))
          .returning(id);
        mustChange(back, "Only submitted time that is not decided about can be taken back.");
      },
      { from: ["submitted"], many: true },
    ),
    approve: verb(
      "Approves submitted time, which nobody changes from then on.",
      z.object({}),
      ({ tx, input }) => decide(tx, input.id, "approved"),
      { from: ["submitted"], right: "approve", many: true },
    ),
    reject: verb(
      "Refuses submitted time, and says why; whose it is mends it and submits it again.",
      z.object({ reason: line(300) }),
      ({ tx, input }) => decide(tx, input.id, "rejected", input.reason),
      { from: ["submitted"], right: "approve", many: true },
    ),
    reopen: verb(
      "Opens approved time again, so that it can be changed and submitted anew.",
      z.object({}),
      ({ tx, input }) => decide(tx, input.id, "draft"),
      { from: ["approved"], right: "approve", many: true },
    ),
  },
});

async function decide(tx: Transaction, id: string, to: string, reason: string | null = null): Promise<void> {
  await tx.execute(sql`select app.decide_time(${id}, ${to}, ${reason})`);
}
