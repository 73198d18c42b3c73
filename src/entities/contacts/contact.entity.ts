import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { contacts } from "./contact.schema.ts";

/** People at client companies. */
export const contact = entity(contacts, {
  title: { one: "Contact", many: "Contacts" },
  about: "A person at a client company.",
  example: { name: "Jeanne Petit", title: "Purchasing", emails: ["jeanne@durand.example"] },
  kinds: { emails: "email", phones: "phone", note: "text" },
  state: "status",
  written_by_verbs: ["team_id", "portal_user_id", "last_seen"],
  verbs: {
    assign: verb(
      "Gives the contact, with its team, to another employee.",
      z.object({ owner_id: z.uuid() }),
      async ({ tx, input }) => {
        await tx.execute(sql`select app.hand_over('contacts', ${input.id}, ${input.owner_id}, 'assign')`);
      },
      { right: "assign", many: true },
    ),
    mark: verb(
      "Says how it stands with the contact: active, left the company, or not to be contacted.",
      z.object({ status: z.enum(contacts.status.enumValues) }),
      async ({ tx, input }) => {
        const marked = await tx
          .update(contacts)
          .set({ status: input.status })
          .where(eq(contacts.id, input.id))
          .returning({ id: contacts.id });
        mustChange(marked, "This contact is not yours to change.");
      },
      { many: true },
    ),
  },
});
