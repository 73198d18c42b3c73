import type { Entry } from "../../client/api.ts";
import type { SummaryGroup } from "../../records/record-client.ts";
import { amount, column, money, named, none, person, tags } from "../../screen/columns.tsx";
import { blank, board, calendar, pairs } from "../../screen/layouts.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { counted } from "../../screen/words.ts";
import { formatSums } from "../../ui/money.ts";
import { phrase, t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { lead_filters } from "./lead-filters.ts";
import { glyphOf } from "./lead-glyphs.ts";
import { isOpenStage } from "../stages/known.ts";
import { NextStep } from "./next-step.tsx";
import { late } from "../../ui/late.ts";

const ScoreInList = late(
  withFrench(
    () => import("../score-rules/score-in-list.tsx"),
    () => import("./lead-panel.french.ts"),
  ),
);

type Lead = Entry<"leads">;

const stage = ({ stage: state }: Lead) => <StateMark entity="leads" state={state} glyph={glyphOf(state)} />;
const next = (lead: Lead) => <NextStep lead={lead} />;
const step = ["next_activity", "next_activity_at"];

/** Leads: table, board and calendar, and a panel for each. */
export default screen("leads", {
  columns: [
    named("name", "company_name", { grow: 2 }),
    column("stage", 112, stage, { sort: "stage" }),
    column("score", 76, scoreCell, { sort: "score", descends: true, from: 700, explain: ScoreInList }),
    // A number is never cut: 1 234 567,89 €.
    money("value", "currency", { from: 412 }),
    person("owner", { width: 96, from: 520 }),
    column("next", 128, next, { label: phrase("Next"), grow: 1, sort: "next_activity_at", fields: step, from: 800 }),
    tags(),
  ],
  compact: (lead) => (
    <TwoLines
      name={[lead.name, lead.company_name]}
      beside={amount(lead, "value", "currency") ?? none}
      below={[stage(lead), isOpenStage(lead.stage) && next(lead)]}
      owner={lead.owner}
    />
  ),
  search: phrase("Search leads"),
  order: "-created_at",
  filters: lead_filters,
  presets: ({ team_id }) => ({
    [phrase("All leads")]: {},
    ...(team_id
      ? { [phrase("My team, open")]: { stage: "open", owner: "team" } }
      : { [phrase("My open leads")]: { stage: "open", owner: "me" } }),
    [phrase("Unowned")]: { owner: "none" },
    [phrase("Won this quarter")]: { stage: "won", entered: "this-quarter" },
  }),
  fields: {
    stage_entered_at: { label: phrase("In this stage since") },
  },
  glyph: glyphOf,
  sum: ["value", "weighted"],
  facts,
  form: [
    "name",
    "company_name",
    "emails",
    "phones",
    "value",
    "expected_close",
    "next_activity",
    "next_activity_at",
    "source",
    "campaign_id",
  ],
  wide: ["source"],
  given_to_many: ["source", "campaign_id", "tag_ids"],
  asked_of_many: {
    move: late(
      withFrench(
        () => import("./move-many-dialog.tsx"),
        () => import("./move-many.french.ts"),
      ),
    ),
  },
  panel: late(
    withFrench(
      () => import("./lead-panel.tsx"),
      () => import("./lead-panel.french.ts"),
    ),
  ),
  layouts: [
    board({ by: "stage", own: late(() => import("./lead-board.tsx"), blank) }),
    calendar({ on: ["expected_close", "next_activity_at"], called: { next_activity_at: phrase("Next step") } }),
    pairs(),
  ],
});

function scoreCell({ score }: Lead) {
  if (score === null || score === undefined) return none;
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="h-1 w-9 overflow-hidden rounded-sm bg-line">
        <span className="block h-full bg-ink-2" style={{ width: `${score}%` }} />
      </span>
      <span className="min-w-5 text-right tabular-nums">{score}</span>
    </span>
  );
}

function facts({ count, value, weighted }: SummaryGroup): string {
  const leads = counted("leads", count);
  if (count === 0) return leads;
  return t("{{leads}} · value {{value}} · weighted {{weighted}}", {
    leads,
    value: formatSums(value),
    weighted: formatSums(weighted),
  });
}
