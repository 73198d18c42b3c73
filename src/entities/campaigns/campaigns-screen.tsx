import type { Entry } from "../../client/api.ts";
import { MarketingTabs } from "../../marketing/browser/marketing-tabs.tsx";
import { choice, column, date, none, person } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { board, calendar } from "../../screen/layouts.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";
import { phrase } from "../../ui/translate.ts";
import { glyphs } from "./campaign-glyphs.ts";

type Campaign = Entry<"campaigns">;

const status = ({ status: at }: Campaign) => <StateMark entity="campaigns" state={at} glyph={glyphs[at]} />;
const spent = (name: "budget" | "cost") => (campaign: Campaign) =>
  typeof campaign[name] === "number" ? formatAmount(campaign[name]) : none;

/** Campaigns: a list, a board by their state, a calendar of when they begin, and a panel in which an e-mail is made and started. */
export default screen("campaigns", {
  heading: MarketingTabs,
  columns: [
    column("name", 220, ({ name }: Campaign) => <span className="truncate font-medium">{name}</span>, {
      sort: "name",
      grow: 2,
    }),
    column("status", 120, status, { sort: "status" }),
    choice("kind", { from: 480 }),
    person("owner", { from: 620 }),
    date("starts_on", { from: 560 }),
    date("ends_on", { from: 900 }),
    column("budget", 104, spent("budget"), { sort: "budget", descends: true, align: "end", from: 760 }),
    column("cost", 104, spent("cost"), { sort: "cost", descends: true, align: "end", from: 1000 }),
  ],
  compact: (campaign) => (
    <TwoLines name={[campaign.name]} below={[status(campaign), choiceWord(campaign.kind)]} owner={campaign.owner} />
  ),
  order: "-created_at",
  filters: [
    by.choice("status"),
    by.choice("kind"),
    by.owner("owner_id", { name: "owner" }),
    by.day("starts_on"),
    by.amount("budget"),
  ],
  presets: () => ({
    [phrase("All campaigns")]: {},
    [phrase("Running campaigns")]: { status: "running" },
    [phrase("To be approved")]: { status: "planned" },
  }),
  fields: {
    code: { label: phrase("Word in addresses") },
    cost: { label: phrase("Cost until now") },
    starts_on: { label: phrase("Begins") },
    ends_on: { label: phrase("Ends") },
    basis: { label: phrase("Why they may be written to") },
    an_hour: { label: phrase("E-mails an hour") },
    from_hour: { label: phrase("From (hour)") },
    until_hour: { label: phrase("Until (hour)") },
    template_id: { label: phrase("Template") },
  },
  glyph: (state) => glyphs[state],
  layouts: [board({ by: "status" }), calendar({ on: ["starts_on", "ends_on"] })],
  form: ["name", "kind", "goal", "owner_id", "starts_on", "ends_on", "budget", "code"],
  wide: ["name", "goal"],
  panel: late(
    withFrench(
      () => import("./campaign-panel.tsx"),
      () => import("../../marketing/browser/campaign-panel.french.ts"),
    ),
  ),
});
