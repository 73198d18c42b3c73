import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { move } from "../../entity/usual-verbs.ts";
import { verb } from "../../entity/verb.ts";
import { refusalOf } from "../../marketing/audience-shape.ts";
import { campaigns } from "./campaign.schema.ts";

/** Campaigns, with what they cost and whom they write to. */
export const campaign = entity(campaigns, {
  title: { one: "Campaign", many: "Campaigns" },
  about:
    "Something that is to bring leads: an e-mail, an advertisement, a fair. A lead belongs to the first campaign that brought it. `code` is its `utm_campaign`; forms that are sent with it give their new leads to the campaign. An e-mail goes by `template_id` to `audience`: a `source`, `leads` or `contacts`, and `filters` in the words of its list. It is approved before it is started (`POST /api/marketing/campaigns/{id}/start`); whoever changes its text, audience or basis afterwards takes the approval back.",
  example: { name: "Autumn catalogue", kind: "email", budget: 1500 },
  kinds: { goal: "text", paused_reason: "text" },
  sound: { audience: refusalOf },
  state: "status",
  hidden: ["approved_text"],
  written_by_verbs: ["approved_by", "approved_at", "started_by", "started_at", "paused_reason"],
  verbs: {
    move: move(
      campaigns.status,
      "Brings a campaign to another state. An e-mail begins by being started, and everything by being approved.",
      "This campaign is not yours to change.",
    ),
    approve: verb(
      "Agrees that a campaign is carried out as it is planned, with its text, its audience and its budget.",
      z.object({}),
      async ({ tx, input: { id } }) => void (await tx.execute(sql`select app.approve_campaign(${id})`)),
      { right: "approve", from: ["planned"] },
    ),
  },
});
