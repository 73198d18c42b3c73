import type { Entry } from "../../client/api.ts";
import { column, none, person, worded } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { ArmyTabs } from "../agents/army-tabs.tsx";
import { saidWord } from "../agents/said-words.ts";
import { Rhythm } from "./rhythm.tsx";
import { glyphs, standing } from "./schedule-glyphs.ts";

type Schedule = Entry<"agent_schedules">;

const state = (schedule: Schedule) => <StateMark state={standing(schedule)} glyph={glyphs[standing(schedule)]} />;
const next = ({ next_at }: Schedule) =>
  next_at ? <span className="tabular-nums">{formatDateTime(next_at)}</span> : none;

/** What the agents are asked to do again and again: whoever made it sees their own, whoever sees every record all of it. */
export default screen("agent_schedules", {
  heading: ArmyTabs,
  columns: [
    column("title", 180, ({ title }: Schedule) => <span className="font-medium">{title}</span>, {
      grow: 1.4,
      sort: "title",
    }),
    column("rhythm", 196, (schedule: Schedule) => <Rhythm of={schedule} />, {
      fields: ["rhythm", "weekday", "day_of_month", "at_time", "time_zone"],
      label: phrase("When"),
    }),
    column("next_at", 152, next, { sort: "next_at", label: phrase("Next time"), from: 520 }),
    column("enabled", 100, state, { label: phrase("State"), from: 640 }),
    worded("required_capability", saidWord, { label: phrase("Needs"), from: 860 }),
    person("owner", { label: phrase("Asked by"), from: 980 }),
  ],
  compact: (schedule) => (
    <TwoLines
      name={[schedule.title]}
      below={[state(schedule), <Rhythm key="rhythm" of={schedule} />]}
      owner={schedule.owner}
    />
  ),
  order: "next_at",
  filters: [
    by.choice("rhythm", { label: phrase("How often") }),
    by.used("required_capability", { label: phrase("Needs"), worded: saidWord }),
    by.owner("owner_id", { name: "owner", label: phrase("Asked by") }),
  ],
  presets: () => ({ [phrase("All schedules")]: {}, [phrase("Made by me")]: { owner: "me" } }),
  fields: {
    title: { label: phrase("What is to be done") },
    required_capability: { label: phrase("Needs") },
    owner_id: { label: phrase("Asked by") },
    rhythm: { label: phrase("How often") },
    weekday: { label: phrase("Day of the week") },
    day_of_month: { label: phrase("Day of the month") },
    at_time: { label: phrase("Time") },
    missed: { label: phrase("When a time is missed") },
    next_at: { label: phrase("Next time") },
    last_at: { label: phrase("Last task") },
    enabled: { label: phrase("State") },
  },
  form: ["title", "priority", "missed"],
  made_by: late(() => import("./new-schedule.tsx")),
  panel: late(() => import("./agent-schedule-panel.tsx")),
});
