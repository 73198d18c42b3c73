import type { ReactNode } from "react";
import type { Entry } from "../../client/api.ts";
import { choice, column, moment, none, person } from "../../screen/columns.tsx";
import { calendar } from "../../screen/layouts.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { formatDuration } from "../../ui/duration.ts";
import { formatMoment } from "../../ui/format-short.ts";
import { formatDateTime } from "../../ui/format.ts";
import { when } from "../../records/due.ts";
import { phrase } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { activity_filters } from "./activity-filters.ts";
import { glyphs } from "./activity-glyphs.ts";
import { late } from "../../ui/late.ts";

const About = late(
  () => import("./about.tsx"),
  ({ of }) => of.about,
);

type Activity = Entry<"activities">;

const state = ({ state: at }: Activity) => <StateMark state={at} glyph={glyphs[at]} />;

/** What it is about; of what has neither subject nor words, what kind it is. */
const told = ({ name, kind }: Activity) => (name === kind ? choiceWord(kind) : name);

/** What is planned and late says so, as it does on a home; undefined of all else. */
function lateOf({ at, state: now }: Activity): ReactNode {
  if (!at || now !== "planned") return undefined;
  const { late: is_late, words } = when(at);
  const said = (
    <span className="text-bad" title={formatDateTime(at)}>
      {words}
    </span>
  );
  return is_late ? said : undefined;
}

const at_column = moment<"at">("at", { label: phrase("When"), width: 128 });

const lasted = ({ duration }: Activity) => (duration === null ? none : formatDuration(duration));

const aboutOf = (activity: Activity) => <About of={activity} />;

const nameOf = (activity: Activity) => (
  <>
    <span className="font-medium">{told(activity)}</span>
    {activity.outcome && <span className="ml-1.5 text-ink-3">{activity.outcome}</span>}
  </>
);

/** What is planned and was done with customers, a tab beside the leads: each opens where it belongs. */
export default screen("activities", {
  columns: [
    column("name", 148, nameOf, { grow: 1, sort: "name", fields: ["subject", "outcome"] }),
    choice("kind", { from: 520 }),
    column("about", 168, aboutOf, { label: phrase("About"), grow: 1, from: 412 }),
    column("state", 120, state, { from: 640 }),
    { ...at_column, cell: (activity: Activity) => lateOf(activity) ?? at_column.cell(activity) },
    column("duration", 88, lasted, { label: phrase("Duration"), from: 1000 }),
    person("owner", { from: 760 }),
  ],
  compact: (activity) => (
    <TwoLines
      name={[told(activity), activity.subject ? choiceWord(activity.kind) : null]}
      below={[activity.about, lateOf(activity) ?? (activity.at && formatMoment(activity.at))]}
      owner={activity.owner}
    />
  ),
  search: phrase("Search activities"),
  order: "-at",
  // What is planned comes first: what is late, and then what is next.
  ordered: ({ state = "planned" }) => (state.includes("planned") ? "state,at" : undefined),
  filters: activity_filters,
  presets: () => ({
    [phrase("All activities")]: {},
    [phrase("My plans")]: { state: "planned", owner: "me" },
    [phrase("What I did this week")]: { state: "done", owner: "me", at: "this-week" },
  }),
  beside_state: lateOf,
  glyph: (at) => glyphs[at],
  layouts: [calendar({ on: ["at"] })],
  fields: {
    at: { label: phrase("When") },
    state: { label: phrase("Status") },
    duration: { label: phrase("Minutes") },
    body: { label: phrase("Text") },
    location: { label: phrase("Place") },
    outcome: { suggested: true },
  },
  form: [],
  made_by: late(
    withFrench(
      () => import("./new-activity.tsx"),
      () => import("./new-activity.french.ts"),
    ),
  ),
});
