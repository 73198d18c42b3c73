import { entity } from "../../entity/describe.ts";
import { merging } from "../../entity/merge.ts";
import { assign, move } from "../../entity/usual-verbs.ts";
import { choices } from "../choices/choice.schema.ts";
import { tags } from "../tags/tag.schema.ts";
import { accounts } from "./account.schema.ts";

/** Client companies, with French company numbers checked. */
export const account = entity(accounts, {
  title: { one: "Client", many: "Clients" },
  about: "A client company, with its numbers and its owner, who looks after it.",
  example: { name: "Moulins Durand", siren: "732829320", city: "Rouen", country: "FR" },
  refers: { tag_ids: tags },
  offered_from: { industry: [choices, "industries"] },
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
  written_by_verbs: ["team_id", "health_score", "health_reasons", "duplicate_of"],
  verbs: {
    assign: assign(accounts, "Gives the client, with its team, to another employee."),
    move: move(
      accounts.stage,
      "Moves the client to another stage of its life, where the present one lets it follow.",
      "This client is not yours to change.",
    ),
    ...merging({
      together: [
        ["siren", "siret", "vat_id"],
        ["address", "postcode", "city", "country"],
        ["revenue", "currency"],
      ],
    }),
  },
});
