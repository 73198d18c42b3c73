import { periods } from "../../home/browser/period.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { type ChartKind, charts } from "../definition-shape.ts";
import { hasDays } from "../report-fields.ts";
import type { Building } from "./report-builder.tsx";

const names: Record<ChartKind, string> = {
  bar: phrase("Bars"),
  line: phrase("Lines"),
  number: phrase("Number"),
  table: phrase("Table"),
};

/** How the first measure is drawn; lines go along days. */
export function ChartChoice({ definition, fields, change }: Building) {
  const [first] = definition.groups;
  const dated = fields.some((field) => field.name === first?.field && hasDays(field));
  const offered = charts.filter((chart) => (chart === "line" ? dated : chart === "bar" ? !!first : true));
  const value = offered.includes(definition.chart) ? definition.chart : (offered[0] ?? "number");
  return (
    <SegmentedControl
      label={t("Chart")}
      value={value}
      options={offered.map((chart) => ({ value: chart, label: t(names[chart]) }))}
      onChange={(chart) => change({ chart })}
    />
  );
}

/** Holds the measures against those of the period before, where a period is filtered by and not grouped by. */
export function Compared({ definition, fields, change }: Building) {
  const { filters, groups, compare } = definition;
  const able = fields.find(({ name, ...field }) => {
    const word = filters[name] ?? "";
    const period = periods.some((each) => each.name === word) || /^\d[\d-]+\.\.\d[\d-]+$/.test(word);
    return period && hasDays({ name, ...field }) && groups.every(({ field: by }) => by !== name);
  });
  if (!able) return null;
  return (
    <Checkbox
      label={t("Against the period before")}
      checked={compare === able.name}
      onChange={() => change({ compare: compare === able.name ? undefined : able.name })}
    />
  );
}
