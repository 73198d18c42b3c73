import { CalendarDays, Sigma, UserRoundCheck } from "lucide-react";
import type { Entry } from "../../client/api.ts";
import type { CreateProps, LayoutProps } from "../../records/list-description.ts";
import { column, date, person } from "../../screen/columns.tsx";
import { blank, ownLayout } from "../../screen/layouts.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { counted } from "../../screen/words.ts";
import { formatDuration } from "../../ui/duration.ts";
import { formatDay } from "../../ui/format-short.ts";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { Lasting } from "./lasting.tsx";
import { time_filters } from "./time-filters.ts";
import { glyphs } from "./time-glyphs.ts";

const WeekSheet = late<LayoutProps>(() => import("./week-sheet.tsx"), blank);
const ToApprove = late(() => import("./to-approve.tsx"), blank);
const TimeSums = late(() => import("./time-sums.tsx"), blank);

type Time = Entry<"time_entries">;

const status = ({ status: state }: Time) => <StateMark entity="time_entries" state={state} glyph={glyphs[state]} />;

const nameOf = ({ task_code, project_key, name }: Time) => (
  <span className="flex items-center gap-2">
    <span className="w-18 flex-none truncate text-ink-3 tabular-nums">{task_code ?? project_key}</span>
    <span className="truncate font-medium">{name}</span>
  </span>
);

/** What people have worked: a table, the week of one's own as a sheet, what waits for approval, and sums. */
export default screen("time_entries", {
  columns: [
    column("name", 180, nameOf, { grow: 2, fields: ["task_code", "task_name", "note"] }),
    date("day"),
    column("minutes", 88, (entry) => <Lasting of={entry} />, { sort: "minutes", descends: true, align: "end" }),
    column("status", 124, status, { sort: "status", from: 480 }),
    person("owner", { label: phrase("Person"), from: 640 }),
    column("project_name", 148, ({ project_name }) => project_name, { from: 860, label: phrase("Project") }),
  ],
  compact: (entry) => (
    <TwoLines
      name={[entry.name, entry.task_code]}
      beside={<Lasting of={entry} />}
      below={[status(entry), entry.project_name, formatDay(entry.day)]}
      owner={entry.owner}
    />
  ),
  search: null,
  order: "-day",
  sum: ["minutes"],
  facts: ({ count, minutes }) => `${counted("time_entries", count)} · ${formatDuration(Number(minutes ?? 0))}`,
  filters: time_filters,
  presets: () => ({
    [phrase("All time")]: {},
    [phrase("My time this week")]: { owner: "me", day: "this-week" },
    [phrase("My time, not submitted")]: { owner: "me", status: "unsubmitted" },
    [phrase("Waits for approval")]: { status: "submitted" },
  }),
  fields: {
    owner_id: { label: phrase("Person") },
    day: { label: phrase("Day") },
    minutes: { label: phrase("Duration") },
    task_id: { label: phrase("Task") },
    project_id: { label: phrase("Project") },
    activity_id: { label: phrase("From the calendar") },
    decider_id: { label: phrase("Decided by") },
    decided_at: { label: phrase("Decided at") },
    reason: { label: phrase("Why it was rejected") },
    account_name: { label: phrase("Client") },
    account_id: { label: phrase("Client") },
    project_key: { label: phrase("Project key") },
    started_at: { label: phrase("Timer started") },
    ended_at: { label: phrase("Timer ended") },
    rate: { label: phrase("Rate per hour") },
  },
  glyph: (state) => glyphs[state],
  layouts: [
    ownLayout("week", { label: phrase("Week"), icon: CalendarDays }, WeekSheet),
    ownLayout("approval", { label: phrase("To approve"), icon: UserRoundCheck, needs: "approve" }, ToApprove),
    ownLayout("sums", { label: phrase("Sums"), icon: Sigma }, TimeSums),
  ],
  form: ["task_id", "project_id", "day", "minutes", "note"],
  made_by: late<CreateProps>(() => import("./new-time.tsx")),
  wide: ["task_id", "project_id", "note"],
  given_to_many: ["day", "project_id", "billable"],
  panel: late(() => import("./time-panel.tsx")),
});

// (What the database says of time that cannot be entered so.)
phrase("name a task, a project or what it was");
phrase("say how long it took");
phrase("an entry has from 1 minute to 24 hours");
phrase("a day has 24 hours, and other entries take the rest of it");
phrase("time is entered at most a month ahead");
phrase("a timer begins and ends no later than now");
phrase("what was pressed more than a day ago is entered by hand");
phrase("Approved time is locked: who approves it can reopen it.");
phrase("Submitted time is not changed: take it back first.");
phrase("Only submitted time can be approved or refused.");
phrase("Only approved time can be reopened.");
