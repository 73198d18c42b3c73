import { z } from "zod";
import { kinds } from "../../entity/kinds.ts";

/** So many of each are answered at most. */
export const most_found = 10;

/** What to make of a lead: whom it becomes, new or there already. */
export const conversion_input = z.object({
  account_id: z.uuid().optional().meta({ description: "The client that is there. Left out, a new one is made." }),
  known: z.array(z.uuid()).max(most_found).optional().meta({
    description:
      "The clients that a preview had found when it was decided to make a new one: if there is another by now, it is refused. Left out, nobody looks.",
  }),
  account_name: kinds.line
    .optional()
    .meta({ description: "What a new client is called; usually as the lead's company." }),
  siren: kinds.siren.optional().meta({ description: "The SIREN of a new client." }),
  contact_id: z
    .uuid()
    .nullable()
    .optional()
    .meta({ description: "The contact that is there, or null for none. Left out, a new one is made." }),
  contact_name: kinds.line.optional().meta({ description: "What a new contact is called; usually as the lead." }),
  project: z
    .object({
      name: kinds.line,
      manager_id: z.uuid().meta({ description: "Who manages it: somebody whose role manages projects." }),
      template_id: z.uuid().optional().meta({ description: "What it is made of." }),
      starts_on: z.iso.date().optional(),
    })
    .optional()
    .meta({
      description: "The project that follows; left out, there is none. Who looks after the lead is its member.",
    }),
});

/** Why a client or a contact may be the lead's, the surest first. */
export const reasons = ["linked", "chosen", "siren", "domain", "email", "phone", "name"] as const;

const found = z.object({
  id: z.uuid(),
  name: z.string(),
  reasons: z.array(z.enum(reasons)).meta({
    description:
      "Why it may be theirs: the lead is linked to it; the call has chosen it; or it has the same SIREN, domain of mail or website, address, phone number, name.",
  }),
  fills: z.array(z.string()).meta({ description: "Its columns that the lead would add to; what stands there stays." }),
});

/** What a conversion would make, and what is there already. */
export const conversion_preview = z.object({
  wins: z.boolean().meta({ description: "Whether the lead is still open, and is won by it." }),
  account: z.object({ name: z.string(), siren: z.string().nullable() }).meta({ description: "The new client." }),
  accounts: z.array(found.extend({ city: z.string().nullable(), siren: z.string().nullable() })),
  contact: z
    .object({ name: z.string(), emails: z.array(z.string()), phones: z.array(z.string()) })
    .nullable()
    .meta({ description: "The new contact; null where the lead names nobody but the company." }),
  contacts: z.array(
    found.extend({
      title: z.string().nullable(),
      account_id: z.uuid().nullable().meta({ description: "Whose they are already: no other client can be chosen." }),
    }),
  ),
});

/** What came of a conversion beside the lead. */
export const converted = z.object({
  project_id: z
    .uuid()
    .nullable()
    .meta({ description: "The project that follows; null where there is none, or the caller does not see it." }),
});

const told = z.object({
  entity: z.enum(["accounts", "contacts", "projects"]),
  id: z.uuid(),
  name: z.string().nullable(),
});

/** What taking a conversion back did. */
export const taken_back = z.object({
  removed: z.array(told).meta({ description: "What it had made and is in the bin now." }),
  kept: z.array(
    told.extend({
      why: z.enum(["changed", "used", "denied"]).meta({
        description: "Changed since; something else stands on it; not the caller's to change.",
      }),
      fields: z.array(z.string()).meta({ description: "Of one that was there before: the columns that stay." }),
    }),
  ),
});

export type ConversionPreview = z.infer<typeof conversion_preview>;
export type Converted = z.infer<typeof converted>;
export type TakenBack = z.infer<typeof taken_back>;
export type ConversionInput = z.infer<typeof conversion_input>;
