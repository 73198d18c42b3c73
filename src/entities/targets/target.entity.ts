import { entity } from "../../entity/describe.ts";
import { targets } from "./target.schema.ts";

/** What the company, a team or a person is to reach in a month. */
export const target = entity(targets, {
  title: { one: "Target", many: "Targets" },
  about:
    "What is to be reached in a month: by a team, by a person, or by the company where it names neither. `won_value` is an amount in the company's currency, all else a number of records.",
  example: { measure: "won_value", month: "2026-11-01", amount: 120000 },
  given_once: ["measure", "month", "team_id", "person_id"],
});
