import type { Entry } from "../../client/api.ts";
import { column, moment, none, person, pointed } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { ArmyTabs } from "../agents/army-tabs.tsx";
import { MakeTaskKey } from "../task-records/late-task-records.ts";
import { glyphs } from "./approval-glyphs.ts";

type Proposal = Entry<"agent_approvals">;

const status = ({ status: at }: Proposal) => <StateMark state={at} glyph={glyphs[at]} />;
const agent = ({ agent: proposing }: Proposal) => proposing?.name ?? none;

const Heading = () => (
  <>
    <ArmyTabs entity="agent_approvals" />
    <MakeTaskKey entity="agent_approvals" right="decide" />
  </>
);

/** What agents propose: whoever asked for it sees their own, whoever sees every record all of it. */
export default screen("agent_approvals", {
  heading: Heading,
  columns: [
    column("title", 200, ({ title }: Proposal) => <span className="font-medium">{title}</span>, { grow: 1.6 }),
    column("status", 124, status),
    column("agent", 176, agent, { ...pointed("agent"), label: phrase("Agent"), fields: ["agent_id"], from: 640 }),
    person("owner", { label: phrase("Asked by"), from: 900 }),
    moment("created_at", { label: phrase("Proposed"), from: 520 }),
    moment("expires_at", { label: phrase("Expires"), from: 760 }),
  ],
  compact: (proposal) => (
    <TwoLines name={[proposal.title]} below={[status(proposal), proposal.agent?.name]} owner={proposal.owner} />
  ),
  first: phrase("Agents propose here what they may not change alone, and a person decides it."),
  order: "-created_at",
  filters: [by.choice("status"), by.owner("owner_id", { name: "owner", label: phrase("Asked by") })],
  presets: () => ({
    [phrase("Waiting")]: { status: "waiting" },
    [phrase("All proposals")]: {},
    [phrase("Asked by me")]: { owner: "me" },
  }),
  fields: {
    title: { label: phrase("What is to be done") },
    agent_id: { label: phrase("Agent") },
    owner_id: { label: phrase("Asked by") },
    size: { label: phrase("Records that change") },
    seconded: { label: phrase("Wants two people") },
    editor_id: { label: phrase("Edited by") },
    first_decider_id: { label: phrase("First approved by") },
  },
  glyph: (at) => glyphs[at],
  form: [],
  asked_of_many: { approve: late(() => import("../../agents/approvals/browser/approve-many.tsx")) },
  panel: late(() => import("./agent-approval-panel.tsx")),
});
