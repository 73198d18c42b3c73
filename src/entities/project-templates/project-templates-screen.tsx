import type { Entry } from "../../client/api.ts";
import { column } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { number, template_columns, TemplateLines } from "./template-columns.tsx";

const { name, tasks, lasts, owner } = template_columns;
const milestones = (of: Entry<"project_templates">) => number(of.milestones);

/** Templates of projects: how much each holds, and a panel that shows it and begins a project with it. */
export default screen("project_templates", {
  columns: [name, tasks, column("milestones", 104, milestones, { sort: "milestones", from: 640 }), lasts, owner],
  compact: (one) => <TemplateLines of={one} />,
  order: "name",
  filters: [by.owner("owner_id", { name: "owner" })],
  presets: () => ({ [phrase("All templates")]: {} }),
  fields: { lasts: { label: phrase("Lasts") } },
  first: phrase("Open a project and keep it as a template: its tasks and milestones are there, by working days."),
  form: [],
  panel: late(() => import("./project-template-panel.tsx")),
});
