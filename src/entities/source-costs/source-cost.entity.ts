import { entity } from "../../entity/describe.ts";
import { choices } from "../choices/choice.schema.ts";
import { source_costs } from "./source-cost.schema.ts";

/** What a source of leads cost. */
export const source_cost = entity(source_costs, {
  title: { one: "Cost of a source", many: "Costs of sources" },
  about:
    "What a source of leads cost in a month, in the company's currency: a fair, an advertisement, a partner's share.",
  example: { source: "Trade fair", month: "2026-11-01", amount: 4200 },
  offered_from: { source: [choices, "sources"] },
  given_once: ["source", "month"],
});
