import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { template_columns, TemplateLines } from "../project-templates/template-columns.tsx";

const { name, tasks, lasts, owner } = template_columns;

/** Templates of tasks: how much stands below each, and a panel that shows it and makes a task of it. */
export default screen("task_templates", {
  columns: [name, { ...tasks, label: phrase("Tasks below it") }, lasts, owner],
  compact: (one) => <TemplateLines of={one} />,
  order: "name",
  filters: [by.owner("owner_id", { name: "owner" })],
  presets: () => ({ [phrase("All templates")]: {} }),
  fields: { lasts: { label: phrase("Lasts") }, tasks: { label: phrase("Tasks below it") } },
  first: phrase("Open a task and keep it as a template: its text and what stands below it are there, by working days."),
  form: [],
  panel: late(() => import("./task-template-panel.tsx")),
});
