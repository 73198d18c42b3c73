import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { tags } from "../tags/tag.schema.ts";
import { accounts } from "./account.schema.ts";

/** Client companies, with French company numbers checked. */
export const account = entity(accounts, {
  title: { one: "Client", many: "Clients" },
  about: "A client company, with its numbers and its owner, who looks after it.",
  example: { name: "Moulins Durand", siren: "732829320", city: "Rouen", country: "FR" },
  refers: { tag_ids: tags },
  kinds: {
    siren: "siren",
    siret: "siret",
    vat_id: "vat",
    domains: "domain",
    website: "url",
    phone: "phone",
    address: "text",
    country: "country",
    currency: "currency",
    note: "text",
  },
  state: "stage",
  written_by_verbs: ["team_id"],
  verbs: {
    assign: verb(
      "Gives the client, with its team, to another employee.",
      z.object({ owner_id: z.uuid() }),
      async ({ tx, input }) => {
        await tx.execute(sql`select app.hand_over('accounts', ${input.id}, ${input.owner_id}, 'assign')`);
      },
      { right: "assign", many: true },
    ),
    /** Moves a client along its life; the database knows which steps there are. */
    move: verb(
      "Moves the client to another stage of its life, where the present one lets it follow.",
      z.object({ stage: z.enum(accounts.stage.enumValues) }),
      async ({ tx, input }) => {
        const moved = await tx
          .update(accounts)
          .set({ stage: input.stage })
          .where(eq(accounts.id, input.id))
          .returning({ id: accounts.id });
        mustChange(moved, "This client is not yours to change.");
      },
      { many: true },
    ),
  },
});
