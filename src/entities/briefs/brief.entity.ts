import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { assign, move } from "../../entity/usual-verbs.ts";
import { verb } from "../../entity/verb.ts";
import { briefs } from "./brief.schema.ts";

/** Creative briefs: what is to be made, for whom, how far it is, and who approved it. */
export const brief = entity(briefs, {
  title: { one: "Brief", many: "Briefs" },
  about:
    "What is to be designed, for whom and until when, from the draft of the brief to the delivery. Its pieces of work (brief_assets) have versions, which are files; clients decide on them by a link (POST /api/creative/briefs/{id}/links).",
  example: { name: "Spring poster", objective: "Thirty more visitors a day in April", due_on: "2026-04-01" },
  kinds: {
    objective: "text",
    audience: "text",
    message: "text",
    tone: "text",
    deliverables: "text",
    formats: "text",
    inspiration: "text",
    change_reason: "text",
    currency: "currency",
  },
  state: "status",
  written_by_verbs: [
    "team_id",
    "account_name",
    "project_name",
    "project_manager_id",
    "change_reason",
    "approved_by",
    "approved_at",
  ],
  verbs: {
    assign: assign(briefs, "Gives the brief, with its team, to another colleague."),
    move: move(
      briefs.status,
      "Moves the brief to another state, where the present one lets it follow. To approved only whoever may approve.",
      "This brief is not yours to change.",
      {
        to: [
          "draft",
          "submitted",
          "accepted",
          "in_production",
          "internal_review",
          "client_review",
          "approved",
          "delivered",
        ],
      },
    ),
    approve: verb(
      "Approves what was made for the brief.",
      z.object({}),
      async ({ tx, input: { id } }) => void (await tx.execute(sql`select app.decide_brief(${id}, 'approved', null)`)),
      { right: "approve", from: ["internal_review", "client_review"] },
    ),
    request_changes: verb(
      "Sends the brief back, and says what is to be changed.",
      z.object({ change_reason: z.string().trim().min(1).max(2000) }),
      async ({ tx, input: { id, change_reason } }) =>
        void (await tx.execute(sql`select app.decide_brief(${id}, 'changes_requested', ${change_reason})`)),
      { right: "approve", from: ["submitted", "internal_review", "client_review", "approved"] },
    ),
  },
});
