import type { Entry } from "../../client/api.ts";
import { choice, column, moment, none, person, pointed, worded } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { board } from "../../screen/layouts.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { ArmyTabs } from "../agents/army-tabs.tsx";
import { saidWord } from "../agents/said-words.ts";
import { glyphs } from "./agent-task-glyphs.ts";

type Task = Entry<"agent_tasks">;

const status = ({ status: at }: Task) => <StateMark state={at} glyph={glyphs[at]} />;
const agent = ({ assigned }: Task) => assigned?.name ?? none;

/** What the agents were asked to do: whoever asked sees their own, whoever sees every record all of it. */
export default screen("agent_tasks", {
  heading: ArmyTabs,
  columns: [
    column("title", 180, ({ title }: Task) => <span className="font-medium">{title}</span>, {
      grow: 1.6,
      sort: "title",
    }),
    choice("priority", { width: 80 }),
    column("status", 124, status),
    worded("required_capability", saidWord, { label: phrase("Needs"), width: 176, from: 760 }),
    column("assigned", 176, agent, {
      ...pointed("assigned"),
      label: phrase("Agent"),
      fields: ["assigned_to"],
      from: 640,
    }),
    person("owner", { label: phrase("Asked by"), from: 900 }),
    moment("created_at", { label: phrase("Asked"), from: 520 }),
  ],
  compact: (task) => (
    <TwoLines name={[task.title, task.priority]} below={[status(task), task.assigned?.name]} owner={task.owner} />
  ),
  order: "-created_at",
  filters: [
    by.choice("status"),
    by.choice("priority"),
    by.used("required_capability", { label: phrase("Needs"), worded: saidWord }),
    by.owner("owner_id", { name: "owner", label: phrase("Asked by") }),
  ],
  presets: () => ({
    [phrase("All tasks")]: {},
    [phrase("Not done yet")]: { status: "pending.assigned.running.waiting" },
    [phrase("Failed")]: { status: "failed" },
    [phrase("Asked by me")]: { owner: "me" },
  }),
  fields: {
    title: { label: phrase("What is to be done") },
    required_capability: { label: phrase("Needs") },
    assigned_to: { label: phrase("Agent") },
    owner_id: { label: phrase("Asked by") },
    parent_id: { label: phrase("Step of") },
    delegated_by: { label: phrase("Given by") },
    draft_subject: { label: phrase("Subject of the draft") },
    draft_text: { label: phrase("Draft of an e-mail") },
    schedule_id: { label: phrase("Schedule") },
  },
  glyph: (at) => glyphs[at],
  layouts: [board({ by: "status" })],
  form: ["title", "priority"],
  made_by: late(() => import("./new-task.tsx")),
  panel: late(
    withFrench(
      () => import("./agent-task-panel.tsx"),
      () => import("./agent-task-panel.french.ts"),
    ),
  ),
});
