import type { Entry } from "../../client/api.ts";
import { column, moment, none, pointed } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { formatNumber } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { ArmyTabs } from "../agents/army-tabs.tsx";
import { PassRate } from "./pass-rate.tsx";
import { glyphs } from "./policy-glyphs.ts";

type Policy = Entry<"agent_policies">;

const status = ({ status: at, trial }: Policy) => {
  const shown = at === "candidate" && trial ? trial : at;
  return <StateMark state={shown} glyph={glyphs[shown]} />;
};

/** The prompts and models of agents: candidates, what is in force, what was, and how each did on the cases. */
export default screen("agent_policies", {
  heading: ArmyTabs,
  columns: [
    column("agent", 180, ({ agent }: Policy) => <span className="font-medium">{agent?.name ?? none}</span>, {
      ...pointed("agent"),
      label: phrase("Agent"),
      fields: ["agent_id"],
      grow: 1.4,
    }),
    column("number", 88, ({ number }: Policy) => (number ? formatNumber(number) : none), { label: phrase("Version") }),
    column("status", 132, status),
    column("passed", 172, (policy: Policy) => <PassRate of={policy} />, {
      label: phrase("Cases passed"),
      fields: ["tried", "passed"],
      from: 520,
    }),
    column("model", 132, ({ model }: Policy) => model, { label: phrase("Model"), from: 760 }),
    moment("adopted_at", { label: phrase("In force since"), from: 900 }),
  ],
  compact: (policy) => (
    <TwoLines name={[policy.agent?.name ?? ""]} below={[status(policy), <PassRate key="rate" of={policy} />]} />
  ),
  first: phrase(
    "Write another prompt or model for an agent: it is tried on what people decided before it is put in force.",
  ),
  order: "-created_at",
  filters: [by.choice("status")],
  presets: () => ({
    [phrase("All versions")]: {},
    [phrase("In force or candidates")]: { status: "candidate.in_force" },
  }),
  fields: {
    agent_id: { label: phrase("Agent") },
    model: { label: phrase("Model") },
    temperature: { label: phrase("Temperature") },
    prompt: { label: phrase("Prompt") },
    number: { label: phrase("Version") },
    passed: { label: phrase("Cases passed") },
    adopted_at: { label: phrase("In force since") },
    adopted_by: { label: phrase("Put in force by") },
  },
  glyph: (at) => glyphs[at],
  form: ["agent_id", "model", "temperature", "prompt"],
  wide: ["agent_id", "prompt"],
  panel: late(() => import("./agent-policy-panel.tsx")),
});
