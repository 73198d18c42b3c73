import type { Entry } from "../../client/api.ts";
import { MarketingTabs } from "../../marketing/browser/marketing-tabs.tsx";
import { choice, column, moment, record } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { phrase } from "../../ui/translate.ts";

type Suppression = Entry<"suppressions">;

/** Whom no campaign and no workflow writes to, since when and why. */
export default screen("suppressions", {
  heading: MarketingTabs,
  columns: [
    column("name", 240, ({ name }: Suppression) => <span className="truncate font-medium">{name}</span>, {
      sort: "name",
      grow: 2,
      label: phrase("E-mail address"),
    }),
    choice("reason"),
    record("campaign", { from: 640 }),
    moment("created_at", { label: phrase("Since"), from: 480 }),
  ],
  compact: (one) => <TwoLines name={[one.name]} below={[choiceWord(one.reason)]} />,
  order: "-created_at",
  filters: [by.choice("reason"), by.moment("created_at", { label: phrase("Since") })],
  presets: () => ({
    [phrase("All suppressed addresses")]: {},
    [phrase("Unsubscribed")]: { reason: "unsubscribed" },
    [phrase("Cannot be reached")]: { reason: "bounced" },
  }),
  fields: {
    name: { label: phrase("E-mail address") },
    asked_from: { label: phrase("Asked from") },
    created_at: { label: phrase("Since") },
  },
  first: phrase("Whoever unsubscribes, or cannot be reached, comes here by itself."),
  form: ["name", "reason", "note"],
  wide: ["name", "note"],
});
