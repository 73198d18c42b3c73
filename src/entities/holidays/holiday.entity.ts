import { entity } from "../../entity/describe.ts";
import { holidays } from "./holiday.schema.ts";

/** Days off of the company. */
export const holiday = entity(holidays, {
  title: { one: "Day off", many: "Days off" },
  about:
    "A day on which the company does not work: a public holiday of its region, which may be `worked` all the same, or one of its own.",
  example: { day: "2026-12-24", name: "Closed for the holidays" },
  given_once: ["day"],
  written_by_verbs: ["region", "name_fr"],
});
