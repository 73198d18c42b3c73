import { entity } from "../../entity/describe.ts";
import { score_rules } from "./score-rule.schema.ts";

/** The rules by which leads are scored. */
export const score_rule = entity(score_rules, {
  title: { one: "Score rule", many: "Score rules" },
  about:
    "Points for what is so of a lead. Where there are rules, a lead's score is the sum of those that hold, between 0 and 100, and `score_reasons` says which; without any it is what somebody writes. Rules are about its source or country (`value`), a field that it has or lacks (`value`), what it is worth (`amount`), days since it was touched or made (`amount`), or a next step that is overdue.",
  example: { subject: "source", value: "Referral", points: 20 },
  kinds: { points: "points" },
  given_once: ["subject"],
});
