import { check, date, index, numeric, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { common, listed, moment } from "../../database/columns.ts";
import { accounts } from "../accounts/account.schema.ts";
import { brand_kits } from "../brand-kits/brand-kit.schema.ts";
import { people, teams } from "../people/people.schema.ts";
import { projects } from "../projects/project.schema.ts";

/** What is to be designed, for whom and until when, from the first draft of the brief to its delivery. */
export const briefs = pgTable(
  "briefs",
  {
    ...common(),
    owner_id: uuid().references(() => people.id),
    team_id: uuid().references(() => teams.id),
    name: text().notNull(),
    status: text({
      enum: [
        "draft",
        "submitted",
        "accepted",
        "in_production",
        "internal_review",
        "client_review",
        "changes_requested",
        "approved",
        "delivered",
      ],
    })
      .notNull()
      .default("draft"),
    account_id: uuid().references(() => accounts.id),
    /** What its client is called, for those who see the brief and not the client. */
    account_name: text(),
    project_id: uuid().references(() => projects.id),
    project_name: text(),
    project_manager_id: uuid(),
    brand_kit_id: uuid().references(() => brand_kits.id),
    objective: text(),
    audience: text(),
    message: text(),
    tone: text(),
    deliverables: text(),
    formats: text(),
    inspiration: text(),
    due_on: date({ mode: "string" }),
    budget: numeric({ precision: 14, scale: 2, mode: "number" }),
    currency: text().notNull().default("EUR"),
    /** What was last asked to be changed (app.enter_brief). */
    change_reason: text(),
    /** Who approved it last, and when: nobody of ours where its client did by a link. */
    approved_by: uuid().references(() => people.id),
    approved_at: moment(),
    search: text().generatedAlwaysAs(sql`app.fold(name, account_name, project_name)`),
  },
  (t) => [
    ...listed(t, { within: [t.project_id, t.project_manager_id, t.status], orders: [t.name] }),
    index().on(t.due_on, t.id),
    index().on(t.account_id),
    index().on(t.brand_kit_id),
    index().on(t.approved_by),
    check("briefs_name", sql`btrim(${t.name}) <> '' and length(${t.name}) <= 200`),
    check("briefs_budget", sql`${t.budget} >= 0`),
    check("briefs_change_reason", sql`length(${t.change_reason}) <= 2000`),
    ...(["objective", "audience", "message", "tone", "deliverables", "formats", "inspiration"] as const).map((name) =>
      check(`briefs_${name}`, sql`length(${t[name]}) <= 2000`),
    ),
  ],
);

/** The columns of what belongs to a brief that are copies, and nobody's to write. */
export const copied_from_brief = ["owner_id", "team_id", "project_id", "project_manager_id"] as const;
