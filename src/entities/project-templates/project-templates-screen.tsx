import type { Entry } from "../../client/api.ts";
import { column, person } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { formatNumber } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { phrase, t } from "../../ui/translate.ts";

type Template = Entry<"project_templates">;

const number = (value: number | null) => (
  <span className="tabular-nums">{value === null ? "" : formatNumber(value)}</span>
);
const lasts = ({ lasts: days }: Template) =>
  days !== null && t("{{days}} working days", { days: formatNumber(days + 1) });

/** Templates of projects: how much each holds, and a panel that shows it and begins a project with it. */
export default screen("project_templates", {
  columns: [
    column("name", 220, ({ name }: Template) => <span className="font-medium">{name}</span>, { sort: "name", grow: 2 }),
    column("tasks", 96, ({ tasks }: Template) => number(tasks)),
    column("milestones", 104, ({ milestones }: Template) => number(milestones), { from: 640 }),
    column("lasts", 160, lasts, { from: 520 }),
    person("owner", { from: 760 }),
  ],
  compact: (one) => (
    <TwoLines
      name={[one.name]}
      below={[t("{{count}} tasks", { count: formatNumber(one.tasks) }), lasts(one)]}
      owner={one.owner}
    />
  ),
  order: "name",
  filters: [by.owner("owner_id", { name: "owner" })],
  presets: () => ({ [phrase("All templates")]: {} }),
  fields: { lasts: { label: phrase("Lasts") } },
  first: phrase("Open a project and keep it as a template: its tasks and milestones are there, by working days."),
  form: [],
  panel: late(() => import("./project-template-panel.tsx")),
});
