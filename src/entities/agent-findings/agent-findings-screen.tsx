import type { Entry } from "../../client/api.ts";
import { column, moment, none, pointed, worded } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { ArmyTabs } from "../agents/army-tabs.tsx";
import { MakeTaskKey } from "../task-records/late-task-records.ts";
import { saidWord } from "../agents/said-words.ts";
import { glyphs } from "./finding-glyphs.ts";
import { Severity } from "./severity.tsx";

type Finding = Entry<"agent_findings">;

const status = ({ status: at }: Finding) => <StateMark state={at} glyph={glyphs[at]} />;
const severity = ({ severity: of }: Finding) => <Severity of={of} />;
const agent = ({ agent: finder }: Finding) => finder?.name ?? none;

const Heading = () => (
  <>
    <ArmyTabs entity="agent_findings" />
    <MakeTaskKey entity="agent_findings" right="update" />
  </>
);

/** What agents have found wrong, for whoever reads the whole log. */
export default screen("agent_findings", {
  heading: Heading,
  columns: [
    column("title", 220, ({ title }: Finding) => <span className="font-medium">{title}</span>, { grow: 1.8 }),
    column("severity", 92, severity),
    column("status", 132, status),
    worded("kind", saidWord, { label: phrase("Kind of check"), from: 760 }),
    column("agent", 176, agent, { ...pointed("agent"), label: phrase("Agent"), fields: ["agent_id"], from: 900 }),
    column("times_seen", 72, ({ times_seen }: Finding) => <span className="tabular-nums">{times_seen}</span>, {
      label: phrase("Times"),
      align: "end",
      from: 980,
    }),
    moment("last_seen", { label: phrase("Last found"), from: 520 }),
  ],
  compact: (finding) => <TwoLines name={[finding.title]} below={[status(finding), severity(finding)]} />,
  first: phrase("They come from checks, which you ask for among the tasks or put on a schedule."),
  order: "-last_seen",
  filters: [
    by.choice("status"),
    by.choice("severity"),
    by.used("kind", { label: phrase("Kind of check"), worded: saidWord }),
  ],
  presets: () => ({
    [phrase("Not settled")]: { status: "open.acknowledged" },
    [phrase("All findings")]: {},
    [phrase("Dismissed")]: { status: "dismissed" },
  }),
  fields: {
    title: { label: phrase("What was found") },
    kind: { label: phrase("Kind of check") },
    agent_id: { label: phrase("Agent") },
    times_seen: { label: phrase("Times") },
    first_seen: { label: phrase("First found") },
    last_seen: { label: phrase("Last found") },
    task_id: { label: phrase("Last found by") },
    reason: { label: phrase("Reason") },
  },
  glyph: (at) => glyphs[at],
  form: [],
  panel: late(() => import("./agent-finding-panel.tsx")),
});
