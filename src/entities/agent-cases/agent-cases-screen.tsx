import type { Entry } from "../../client/api.ts";
import { column, moment, none, person, pointed } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { ArmyTabs } from "../agents/army-tabs.tsx";
import { glyphs } from "./case-glyphs.ts";

type Case = Entry<"agent_cases">;

const decision = ({ decision: was }: Case) => <StateMark entity="agent_cases" state={was} glyph={glyphs[was]} />;
const agent = ({ agent: proposing }: Case) => proposing?.name ?? none;

/** What people decided of proposals: by these a new prompt or model is tried. */
export default screen("agent_cases", {
  heading: ArmyTabs,
  columns: [
    column("title", 220, ({ title }: Case) => <span className="truncate font-medium">{title}</span>, { grow: 1.6 }),
    column("decision", 124, decision),
    column("agent", 176, agent, { ...pointed("agent"), label: phrase("Agent"), fields: ["agent_id"], from: 640 }),
    column("policy_version", 88, ({ policy_version: version }: Case) => String(version), {
      label: phrase("Version"),
      from: 980,
    }),
    person("decider", { label: phrase("Decided by"), from: 760 }),
    moment("decided_at", { label: phrase("Decided"), from: 520 }),
  ],
  compact: (one) => <TwoLines name={[one.title]} below={[decision(one), one.agent?.name]} owner={one.decider} />,
  first: phrase("Each decision on what an agent proposed stays here, and a new prompt is tried by them."),
  order: "-decided_at",
  filters: [by.choice("decision"), by.owner("owner_id", { name: "owner", label: phrase("Asked by") })],
  presets: () => ({
    [phrase("All cases")]: {},
    [phrase("Edited or rejected")]: { decision: "edited.rejected" },
  }),
  fields: {
    title: { label: phrase("What was proposed") },
    decision: { label: phrase("Decision") },
    agent_id: { label: phrase("Agent") },
    owner_id: { label: phrase("Asked by") },
    task_id: { label: phrase("Task") },
    approval_id: { label: phrase("Proposal") },
    decider_id: { label: phrase("Decided by") },
    decided_at: { label: phrase("Decided") },
    policy_version: { label: phrase("Version in force then") },
    capability: { label: phrase("What was needed") },
    lead_ids: { label: phrase("Leads") },
    account_ids: { label: phrase("Clients") },
    contact_ids: { label: phrase("Contacts") },
  },
  glyph: (at) => glyphs[at],
  form: [],
  panel: late(() => import("./agent-case-panel.tsx")),
});
