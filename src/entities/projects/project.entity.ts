import { and, eq, isNotNull, isNull, sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { assign, move } from "../../entity/usual-verbs.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { tags } from "../tags/tag.schema.ts";
import { keepAsTemplate } from "./keep-as-template.verb.ts";
import { reschedule_project, take_back_move } from "./reschedule-project.verb.ts";
import { copied_from_project, copied_to_members, milestones, project_members, projects } from "./project.schema.ts";

const over = ["completed", "closed", "cancelled"] as const;
const not_over = ["draft", "planned", "active", "on_hold"] as const;
const refusals = {
  own: "You manage this project yourself.",
  nobody: "Nobody manages this project.",
  over: "This project is over.",
  today: "You have asked today already.",
};

/** Projects: who manages one, for whom it is, until when, for how much, and how it goes. */
export const project = entity(projects, {
  title: { one: "Project", many: "Projects" },
  about:
    "Work for a client, or of the company's own, that several people do until a day. Its manager and its members see it and what belongs to it.",
  example: { name: "Atelier Rouvray: site and shop", key: "ACME" },
  refers: { tag_ids: tags },
  kinds: { note: "text", health_reason: "text", currency: "currency" },
  state: "status",
  put_away: { column: "archived_at", but: ["archived", "archived_by"], by: "archive" },
  given_once: ["template_id"],
  written_by_verbs: [
    "team_id",
    "health",
    "health_reason",
    "reported_at",
    "asked_at",
    "asked_by",
    "began_on",
    "ended_on",
    "account_name",
    "archived_at",
    "archived_by",
  ],
  verbs: {
    assign: assign(projects, "Gives the project, with its team, to another manager."),
    move: move(
      projects.status,
      "Moves the project to another state, where the present one lets it follow.",
      "This project is not yours to change.",
    ),
    report: verb(
      "Says how the project goes, and why where it does not go well.",
      z.object({
        health: z.enum(["on_track", "at_risk", "off_track"]),
        health_reason: z.string().trim().max(300).nullable().default(null),
      }),
      async ({ tx, input: { id, health, health_reason } }) => {
        const said = await tx
          .update(projects)
          .set({ health, health_reason: health_reason || null, reported_at: sql`now()` })
          .where(eq(projects.id, id))
          .returning({ id: projects.id });
        mustChange(said, "This project is not yours to change.");
      },
      { from: not_over },
    ),
    ask_for_report: verb(
      "Asks the manager of the project to say how it goes: a notice to them, once a day from each who asks.",
      z.object({}),
      async ({ tx, input: { id } }) => {
        const asked = sql`select app.ask_for_report(${id}) as refused`;
        const { refused } = (await tx.execute<{ refused: keyof typeof refusals | null }>(asked)).rows[0] ?? {};
        if (refused) mustChange([], refusals[refused]);
      },
      { right: "ask_for_report", from: not_over, many: true },
    ),
    keep_as_template: keepAsTemplate,
    reschedule: reschedule_project,
    take_back_shift: take_back_move,
    archive: verb(
      "Puts a project that is over away: it and its tasks leave lists, boards and sums, and nothing of it is changed until it is brought back.",
      z.object({}),
      async ({ tx, input: { id } }) => {
        const away = await tx
          .update(projects)
          .set({ archived_at: sql`now()` })
          .where(and(eq(projects.id, id), isNull(projects.archived_at)))
          .returning({ id: projects.id });
        mustChange(away, "This project is archived already, or not yours to change.");
      },
      { from: over, many: true, undone_by: "bring_back" },
    ),
    bring_back: verb(
      "Brings an archived project back, with all that belongs to it.",
      z.object({}),
      async ({ tx, input: { id } }) => {
        const back = await tx
          .update(projects)
          .set({ archived_at: null })
          .where(and(eq(projects.id, id), isNotNull(projects.archived_at)))
          .returning({ id: projects.id });
        mustChange(back, "This project is not archived, or not yours to change.");
      },
      { from: over, many: true, undone_by: "archive" },
    ),
  },
});

/** Who works in a project. */
export const project_member = entity(project_members, {
  title: { one: "Member", many: "Members" },
  about:
    "That somebody works in a project: as what, and with how much of their time (percent). Members see the project and all that belongs to it.",
  example: {
    project_id: "01930000-0000-7000-8000-000000000001",
    user_id: "01930000-0000-7000-8000-000000000002",
    part: "Design",
    allocation: 50,
  },
  given_once: ["project_id", "user_id"],
  written_by_verbs: [...copied_to_members, "user_name"],
});

/** What of a project is to be reached by a day. */
export const milestone = entity(milestones, {
  title: { one: "Milestone", many: "Milestones" },
  about: "A day by which something of a project is reached, and when it was.",
  example: {
    project_id: "01930000-0000-7000-8000-000000000001",
    name: "The client accepts the shop",
    due_on: "2026-12-08",
  },
  given_once: ["project_id"],
  written_by_verbs: [...copied_from_project, "account_id", "project_visible", "project_deleted_at"],
});
