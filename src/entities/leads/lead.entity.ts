import { and, eq, inArray, isNotNull, sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { kinds } from "../../entity/kinds.ts";
import { merging } from "../../entity/merge.ts";
import { assign, claim } from "../../entity/usual-verbs.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { choices } from "../choices/choice.schema.ts";
import { open_types, stages } from "../stages/stage.schema.ts";
import { tags } from "../tags/tag.schema.ts";
import { filled, lacking } from "./fill-lacked.ts";
import { convert, take_back } from "./convert.verb.ts";
import { leads } from "./lead.schema.ts";
import { inStageOf, stageOfItsPipeline } from "./in-stage.ts";
import { line } from "../../entity/written.ts";

const open = inStageOf(open_types);
const closed_types = ["won", "lost"] as const;
const id = { id: leads.id };
const while_open = { from: open_types, many: true };

/** Leads: what they hold, and the acts that change their stage and owner. */
export const lead = entity(leads, {
  title: { one: "Lead", many: "Leads" },
  about: "Somebody who may become a client, and the deal that would make them one.",
  example: { name: "Ada Durand", company_name: "Moulins Durand", emails: ["ada@durand.example"], value: 12000 },
  refers: { tag_ids: tags },
  chosen_from: { stage: stages },
  offered_from: { source: [choices, "sources"], lost_reason: [choices, "lost_reasons"] },
  kinds: {
    emails: "email",
    phones: "phone",
    website: "url",
    country: "country",
    currency: "currency",
    probability: "percent",
    score: "count",
    answer_minutes: "count",
    note: "text",
    lost_note: "text",
  },
  state: "stage",
  hidden: ["score_until"],
  written_by_verbs: [
    "score_reasons",
    "answer_due_at",
    "answered_at",
    "answer_minutes",
    "stage_entered_at",
    "reopened_to",
    "duplicate_of",
    "team_id",
    "converted_at",
    "converted_contact_id",
  ],
  verbs: {
    claim: claim(leads, "Takes a lead that nobody owns. Of two who try at once, one gets it."),
    assign: assign(
      leads,
      "Gives the lead, with its team, to another employee; `data` is null when the caller then no longer sees it.",
    ),
    move: verb(
      "Moves an open lead to another open stage, of its pipeline or of another one; what that stage needs can be given with it.",
      z.object({ stage: kinds.choice.meta({ "x-types": open_types }), lacking }),
      async ({ tx, input, entity: described }) => {
        const to = await tx
          .select({ id: stages.id })
          .from(stages)
          .where(and(eq(stages.key, input.stage), inArray(stages.type, [...open_types])));
        mustChange(to, "Choose an open stage. A lead is won and lost by acts of their own.");
        const moved = await tx
          .update(leads)
          .set({ ...filled(described, input.lacking, input.stage), stage: input.stage })
          .where(and(eq(leads.id, input.id), open))
          .returning(id);
        mustChange(moved, "Only an open lead of yours can be moved. A won or lost one is reopened.");
      },
      while_open,
    ),
    win: verb(
      "Marks an open lead as won.",
      z.object({}),
      async ({ tx, input }) => {
        const won = await tx
          .update(leads)
          .set({ stage: stageOfItsPipeline("won") })
          .where(and(eq(leads.id, input.id), open))
          .returning(id);
        mustChange(won, "Only an open lead of yours can be won.");
      },
      while_open,
    ),
    lose: verb(
      "Marks an open lead as lost, with the reason.",
      z.object({
        lost_reason: line(200),
        lost_note: z.string().max(20_000).optional(),
      }),
      async ({ tx, input }) => {
        const change = {
          stage: stageOfItsPipeline("lost"),
          lost_reason: input.lost_reason,
          lost_note: input.lost_note ?? null,
        };
        const lost = await tx
          .update(leads)
          .set(change)
          .where(and(eq(leads.id, input.id), open))
          .returning(id);
        mustChange(lost, "Only an open lead of yours can be lost.");
      },
      while_open,
    ),
    convert,
    take_back,
    reopen: verb(
      "Takes a won or lost lead back to the stage it had before. The conversion of one is taken back instead.",
      z.object({}),
      async ({ tx, input }) => {
        const converted = and(eq(leads.id, input.id), isNotNull(leads.converted_at));
        const plain = (await tx.select(id).from(leads).where(converted)).length > 0 ? [] : [input.id];
        mustChange(plain, "This lead is converted: its conversion is taken back instead.");
        const reopened = await tx
          .update(leads)
          .set({ stage: sql`coalesce(${leads.reopened_to}, ${stageOfItsPipeline("open")})` })
          .where(and(eq(leads.id, input.id), inStageOf(closed_types)))
          .returning(id);
        mustChange(reopened, "Only a won or lost lead of yours can be reopened.");
      },
      { from: closed_types, many: true },
    ),
    ...merging({
      together: [
        ["value", "currency"],
        ["city", "country"],
      ],
      either: { do_not_contact: true },
    }),
  },
});
