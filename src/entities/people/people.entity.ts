import { entity } from "../../entity/describe.ts";
import { company as company_table, people, teams } from "./people.schema.ts";

/** People who sign in. They come by app.accept_invitation and their roles given by app.grant_role, not by the kernel. */
export const person = entity(people, {
  title: { one: "Person", many: "People" },
  about:
    "Somebody who signs in: staff, or somebody at a client. People come by an invitation, and get their role by a grant.",
  kinds: { email: "email", phone: "phone" },
  written_by_verbs: ["email", "kind", "status", "account_id"],
});

export const team = entity(teams, {
  title: { one: "Team", many: "Teams" },
  about: "Colleagues who see what each of them owns.",
});

export const company = entity(company_table, {
  title: { one: "Company", many: "Company" },
  about: "The company whose Tandem this is: one record.",
  kinds: { currency: "currency" },
  hidden: ["holidays_known"],
  written_by_verbs: ["demo", "logo"],
});
