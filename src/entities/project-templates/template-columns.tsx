import type { Entry } from "../../client/api.ts";
import { column, person } from "../../screen/columns.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { formatNumber } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";

type Template = Pick<Entry<"project_templates">, "name" | "tasks" | "lasts" | "owner">;

/** A number in a table of templates. */
export const number = (value: number | null) => (
  <span className="tabular-nums">{value === null ? "" : formatNumber(value)}</span>
);

const lasts = ({ lasts: days }: Template) =>
  days !== null && t("{{days}} working days", { days: formatNumber(days + 1) });

/** What lists of templates show: how each is called, how much it holds and how long that lasts. */
export const template_columns = {
  name: column("name", 220, ({ name }: Template) => <span className="font-medium">{name}</span>, {
    sort: "name",
    grow: 2,
  }),
  tasks: column("tasks", 96, ({ tasks }: Template) => number(tasks), { sort: "tasks", descends: true }),
  lasts: column("lasts", 160, lasts, { sort: "lasts", from: 520, label: phrase("Lasts") }),
  owner: person("owner", { from: 760 }),
};

export const TemplateLines = ({ of }: { of: Template }) => (
  <TwoLines
    name={[of.name]}
    below={[t("{{count}} tasks", { count: formatNumber(of.tasks) }), lasts(of)]}
    owner={of.owner}
  />
);
