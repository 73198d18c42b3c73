import { check, integer, pgTable, sql, text } from "../../database/drizzle.ts";
import { common } from "../../database/columns.ts";
import { score_subjects, scored_fields } from "./score-subjects.ts";

/** A rule by which leads are scored: points for what is so of a lead. */
export const score_rules = pgTable(
  "score_rules",
  {
    ...common(),
    subject: text({ enum: score_subjects }).notNull(),
    // A source, a country, a field; none where only the amount counts.
    value: text(),
    // A value in the lead's currency, or days.
    amount: integer(),
    points: integer().notNull(),
  },
  (t) => [
    check(
      "score_rules_subject",
      sql`${t.subject} in (${sql.raw(score_subjects.map((each) => `'${each}'`).join(", "))})`,
    ),
    check("score_rules_points", sql`${t.points} between -100 and 100 and ${t.points} <> 0`),
    // (Days are days: a hundred years of them.)
    check(
      "score_rules_amount",
      sql`${t.amount} between 0 and case when ${t.subject} = 'worth' then 1000000000 else 36500 end`,
    ),
    check(
      "score_rules_field",
      sql`${t.subject} not in ('has', 'lacks') or ${t.value} in (${sql.raw(scored_fields.map((each) => `'${each}'`).join(", "))})`,
    ),
    check("score_rules_value", sql`length(${t.value}) between 1 and 200`),
    check(
      "score_rules_needs",
      sql`case when ${t.subject} in ('source', 'country', 'has', 'lacks') then ${t.value} is not null and ${t.amount} is null
        when ${t.subject} = 'overdue' then ${t.value} is null and ${t.amount} is null else ${t.value} is null and ${t.amount} is not null end`,
    ),
  ],
);
