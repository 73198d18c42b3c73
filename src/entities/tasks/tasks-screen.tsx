import { Ban } from "lucide-react";
import type { Entry } from "../../client/api.ts";
import { column, person, tags } from "../../screen/columns.tsx";
import { blank, board, calendar } from "../../screen/layouts.ts";
import { timeline } from "../../screen/timeline-layout.ts";
import { screen } from "../../screen/screen.tsx";
import { Priority } from "../../screen/priority.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase, t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { Due } from "./due.tsx";
import { isBlocked } from "./is-blocked.ts";
import { isOpen } from "./open-states.ts";
import { task_filters } from "./task-filters.ts";
import { glyphs } from "./task-glyphs.ts";

// (With the panel, when one is opened.)
const TaskTimeline = late(
  withFrench(
    () => import("./task-timeline.tsx"),
    () => import("../../screen/timeline/timeline.french.ts"),
  ),
  blank,
);

type Task = Entry<"tasks">;

const TaskBoard = late(() => import("./task-board.tsx"), blank);

const status = ({ status: state, state_name }: Task) => (
  <StateMark entity="tasks" state={state} word={state_name} glyph={glyphs[state]} />
);

const nameOf = (task: Task) => (
  <span className="flex items-center gap-2">
    <span className="w-18 flex-none truncate text-ink-3 tabular-nums">{task.code}</span>
    <span className={`truncate font-medium ${isOpen(task.status) ? "" : "text-ink-3 line-through"}`}>{task.name}</span>
    {isBlocked(task) && <Ban role="img" aria-label={t("Blocked")} className="size-3.5 flex-none text-bad" />}
    {task.blocked_reason && <span className="min-w-0 shrink-999 truncate text-ink-2">{task.blocked_reason}</span>}
  </span>
);

/** Tasks: a table, a board by their state, a calendar of what is due, and a panel with what stands below each. */
export default screen("tasks", {
  columns: [
    column("name", 200, nameOf, { grow: 2, sort: "name", fields: ["code", "name", "blocked_reason", "open_blockers"] }),
    column("status", 124, status, { sort: "status", from: 420, fields: ["status", "state_name"] }),
    column("priority", 104, (task) => <Priority of={task} />, { sort: "urgency", from: 800 }),
    person("owner", { label: phrase("Who does it"), from: 640 }),
    column("due_on", 112, (task) => <Due of={task} />, { sort: "due_on" }),
    tags(),
  ],
  worked_out: withFrench(
    () => import("./sum-columns.tsx"),
    () => import("../time-entries/timer.french.ts"),
  ),
  compact: (task) => (
    <TwoLines
      name={[task.name]}
      below={[
        status(task),
        [task.code, task.blocked_reason].filter(Boolean).join(" · "),
        task.due_on && <Due of={task} />,
      ]}
      owner={task.owner}
    />
  ),
  order: "due_on",
  filters: task_filters,
  presets: () => ({
    [phrase("All tasks")]: {},
    [phrase("My work")]: { status: "open", work: "mine" },
    [phrase("All open tasks")]: { status: "open" },
    [phrase("Late tasks")]: { status: "open", due: "past" },
    [phrase("Blocked tasks")]: { status: "open", blocked: "yes" },
    [phrase("To be sorted")]: { status: "triage" },
  }),
  fields: {
    owner_id: { label: phrase("Who does it") },
    template_id: { label: phrase("Template") },
    project_id: { label: phrase("Project") },
    project_key: { label: phrase("Project key") },
    body: { label: phrase("Description") },
    starts_on: { label: phrase("Begins") },
    due_on: { label: phrase("Due") },
    repeat_rule: { label: phrase("Repeats") },
    repeat_mode: { label: phrase("Repeats from") },
    state_id: { label: phrase("State in its project") },
    state_name: { label: phrase("State in its project") },
    phase_id: { label: phrase("Phase"), board_within: "project" },
    phase_name: { label: phrase("Phase") },
    repeats_id: { label: phrase("Came after") },
    estimate: { label: phrase("Estimate") },
    ended_at: { label: phrase("Ended") },
    parent_id: { label: phrase("Part of the task") },
    client_visible: { label: phrase("Shown to the client") },
    blocked_reason: { label: phrase("What blocks it") },
    open_blockers: { label: phrase("Open blockers") },
  },
  glyph: (state) => glyphs[state],
  layouts: [
    board({ by: "status", own: TaskBoard }),
    calendar({ on: ["due_on", "starts_on"] }),
    timeline({ from: "starts_on", to: "due_on", own: TaskTimeline }),
  ],
  form: [
    "name",
    "template_id",
    "project_id",
    "phase_id",
    "owner_id",
    "priority",
    "estimate",
    "starts_on",
    "due_on",
    "repeat_rule",
    "body",
  ],
  wide: ["name", "body"],
  beside_assignee: late(() => import("./outside-project.tsx")),
  given_to_many: ["priority", "due_on", "project_id", "phase_id", "tag_ids"],
  panel: late(() => import("./task-panel.tsx")),
});
