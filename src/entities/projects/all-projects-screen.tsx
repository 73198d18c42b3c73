import type { Entry } from "../../client/api.ts";
import { glyphs } from "./project-glyphs.ts";
import { ProjectHealth } from "./project-health.tsx";
import projects_screen from "./projects-screen.tsx";
import { column, date, named, none, person, text } from "../../screen/columns.tsx";
import type { Screen } from "../../screen/description.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { CountCell, MilestoneCell, ProgressCell } from "../../portfolio/browser/figure-cells.tsx";

type Project = Entry<"projects">;

const status = ({ status: state }: Project) => <StateMark entity="projects" state={state} glyph={glyphs[state]} />;
const health = (project: Project) => (project.health ? <ProjectHealth {...{ project }} /> : none);

/** All projects, those that are over and those in the bin among them, for whoever looks after them: with who sees each. */
export default screen("projects", {
  ...(projects_screen.described as unknown as Screen<"projects">),
  heading: () => <h1 className="text-page font-semibold">{t("All projects")}</h1>,
  columns: [
    named("name", "key", { grow: 1.4 }),
    column("status", 112, status, { sort: "status" }),
    column("health", 160, health, { sort: "health", grow: 1, from: 900, fields: ["health", "health_reason"] }),
    column("progress", 136, ({ id }: Project) => <ProgressCell id={id} />, {
      label: phrase("Progress, plan"),
      fields: [],
    }),
    column("milestone", 150, ({ id }: Project) => <MilestoneCell id={id} />, {
      label: phrase("Next milestone"),
      fields: [],
      from: 1100,
    }),
    column("overdue", 76, ({ id }: Project) => <CountCell id={id} of="overdue" />, {
      label: phrase("Late"),
      fields: [],
      align: "end",
      from: 700,
    }),
    column("blocked", 112, ({ id }: Project) => <CountCell id={id} of="blocked" />, {
      label: phrase("Blocked tasks"),
      fields: [],
      align: "end",
      from: 700,
    }),
    text("account_name", { label: phrase("Client"), from: 1300 }),
    person("owner", { from: 520 }),
    date("due_on", { from: 620 }),
  ],
  presets: () => ({
    [phrase("All projects")]: {},
    [phrase("Open projects")]: { status: "draft.planned.active.on_hold" },
    [phrase("To be archived")]: { status: "completed.closed.cancelled" },
    [phrase("Archived projects")]: { archived: "yes" },
  }),
});
