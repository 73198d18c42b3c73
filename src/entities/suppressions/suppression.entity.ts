import { entity } from "../../entity/describe.ts";
import { suppressions } from "./suppression.schema.ts";

/** Whom no campaign and no workflow writes to. */
export const suppression = entity(suppressions, {
  title: { one: "Suppressed address", many: "Suppressed addresses" },
  about:
    "An e-mail address (`name`) that no campaign and no workflow writes to, whatever record it stands in or is imported with: its owner unsubscribed, it cannot be reached, or somebody asked. What people write by hand from a record is theirs to decide.",
  example: { name: "ada@durand.example", reason: "asked" },
  kinds: { name: "email", note: "text" },
  given_once: ["name"],
  written_by_verbs: ["campaign_id", "asked_from"],
});
