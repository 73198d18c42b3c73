import type { Entry } from "../../client/api.ts";
import { column, date, named, none, person, tags, text } from "../../screen/columns.tsx";
import { archived } from "../../screen/archived-filter.ts";
import { by } from "../../screen/filters.ts";
import { blank, board, calendar } from "../../screen/layouts.ts";
import { timeline } from "../../screen/timeline-layout.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { glyphs } from "./project-glyphs.ts";
import { ProjectHealth } from "./project-health.tsx";

// (With the panel, when one is opened.)
const ProjectTimeline = late(
  withFrench(
    () => import("./project-timeline.tsx"),
    () => import("../../screen/timeline/timeline.french.ts"),
  ),
  blank,
);

type Project = Entry<"projects">;

const status = ({ status: state }: Project) => <StateMark entity="projects" state={state} glyph={glyphs[state]} />;
const health = (project: Project) => project.health && <ProjectHealth {...{ project }} />;

/** Projects: a table with how each goes and why, a board by their state, a calendar of what is due, and a panel with members and milestones. */
export default screen("projects", {
  columns: [
    named("name", "key", { grow: 1.4 }),
    column("status", 112, status, { sort: "status" }),
    column("health", 200, (project) => health(project) ?? none, {
      sort: "health",
      grow: 1,
      from: 720,
      fields: ["health", "health_reason"],
    }),
    text("account_name", { label: phrase("Client"), from: 860 }),
    person("owner", { from: 520 }),
    date("due_on", { from: 600 }),
    tags(),
  ],
  compact: (project) => (
    <TwoLines name={[project.name, project.key]} below={[status(project), health(project)]} owner={project.owner} />
  ),
  order: "name",
  filters: [
    by.choice("status"),
    by.choice("health"),
    by.owner("owner_id", { name: "owner" }),
    by.choice("billing"),
    by.day("due_on"),
    archived("archived_at"),
    by.tags("tag_ids", { name: "tag" }),
  ],
  presets: () => ({
    [phrase("All projects")]: {},
    [phrase("Active projects")]: { status: "active" },
    [phrase("My projects")]: { owner: "me" },
    [phrase("At risk")]: { health: "at_risk" },
    [phrase("Off track")]: { health: "off_track" },
  }),
  fields: {
    owner_id: { label: phrase("Project manager") },
    account_id: { label: phrase("Client") },
    key: { label: phrase("Short code") },
    account_name: { label: phrase("Client") },
    health: { label: phrase("Health") },
    billing: { label: phrase("Billing") },
    starts_on: { label: phrase("Planned start") },
    due_on: { label: phrase("Planned end") },
    began_on: { label: phrase("Actual start") },
    ended_on: { label: phrase("Actual end") },
    budget_hours: { label: phrase("Budget in hours") },
    rate: { label: phrase("Rate per hour") },
    client_visible: { label: phrase("Shown to the client") },
    health_reason: { label: phrase("Reason") },
    reported_at: { label: phrase("Last update") },
  },
  glyph: (state) => glyphs[state],
  layouts: [
    board({ by: "status" }),
    calendar({ on: ["due_on", "starts_on"] }),
    timeline({ from: "starts_on", to: "due_on", own: ProjectTimeline }),
  ],
  form: [
    "name",
    "template_id",
    "account_id",
    "starts_on",
    "due_on",
    "billing",
    "key",
    "budget",
    "budget_hours",
    "rate",
  ],
  wide: ["name"],
  given_to_many: ["tag_ids", "due_on"],
  panel: late(() => import("./project-panel.tsx")),
});
