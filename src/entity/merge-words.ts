import { z } from "zod";

/** Which record goes, and what is taken from it. */
export const merge_input = z.object({
  duplicate_id: z.uuid().meta({ description: "The record that goes." }),
  take: z.array(z.string().max(100)).max(100).optional().meta({
    description: "Fields of the duplicate that replace those of this record. What it lacks it takes in any case.",
  }),
  with_clients: z.boolean().optional().meta({
    description:
      "Says that clients who sign in for this record may see what the duplicate has; an administrator's to say.",
  }),
});

/** What becomes of a field: it is chosen, filled in, united, joined, or the stricter of two. */
const merge_ways = ["choose", "fill", "unite", "join", "either"] as const;

/** What a merge would make of two records. */
export const merge_preview = z.object({
  name: z.string().nullable().meta({ description: "What the duplicate is called." }),
  fields: z.array(
    z.object({
      name: z.string(),
      way: z.enum(merge_ways).meta({
        description:
          "choose: this record's value stays unless `take` names the field; fill: it has none and takes the duplicate's; unite: lists and data, together; join: one text below the other; either: what holds for one of them.",
      }),
      with: z.array(z.string()).meta({ description: "Fields that are taken together with it." }),
      kept: z.unknown(),
      duplicate: z.unknown(),
    }),
  ),
  moves: z.record(z.string(), z.number()).meta({ description: "How many rows of each kind move; 10,001 is more." }),
  refused: z.string().nullable().meta({ description: "Why it would be refused." }),
  clients: z.boolean().meta({ description: "Whether clients sign in who see the record that stays." }),
});

/** What taking a merge apart could not give back. */
export const taken_apart = z.object({
  stay: z.array(z.string()).meta({ description: "Fields that were changed since, and stay." }),
});

export type MergePreview = z.infer<typeof merge_preview>;
export type MergeWay = (typeof merge_ways)[number];
