import { Bars } from "../../ui/bars.tsx";
import { LineChart, most_lines, type Series } from "../../ui/line-chart.tsx";
import { t } from "../../ui/translate.ts";
import type { ReportAnswer, ReportDefinition, ReportRow } from "../definition-shape.ts";
import { emptyOf, firstGroups, stepsOf } from "./report-rows.ts";
import { keyText, measureName, sizeOf, valueText } from "./report-words.ts";
import type { BuilderField } from "./use-report-fields.ts";
import { RowsLink } from "./rows-link.tsx";

export type Shown = { definition: ReportDefinition; answer: ReportAnswer; fields: BuilderField[] };

/** The first measure of a report, drawn; the table beside it says the same and the rest. */
export function ReportChart(shown: Shown) {
  const { definition, answer, fields } = shown;
  const [measure] = definition.measures;
  const [group] = definition.groups;
  if (!measure || definition.chart === "table") return null;
  if (!group || definition.chart === "number") return <Number {...shown} />;
  const rows = firstGroups(answer, definition, fields);
  if (rows.length === 0) return null;
  const dated = fields.some(({ name, kind }) => name === group.field && (kind === "date" || kind === "moment"));
  return (
    <figure className="flex min-w-0 flex-col gap-2.5">
      <figcaption className="text-meta font-medium text-ink-3">{measureName(measure, fields)}</figcaption>
      {definition.chart === "line" && dated ? <Lines {...shown} rows={rows} /> : <Barred {...shown} rows={rows} />}
    </figure>
  );
}

/** The total as one large number. */
function Number({ definition, answer, fields }: Shown) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {definition.measures.map((measure, nth) => (
        <div key={measureName(measure, fields)} className="flex flex-col-reverse">
          <dt className="text-meta text-ink-3">{measureName(measure, fields)}</dt>
          <dd className="text-[2rem]/tight font-semibold tabular-nums">
            <RowsLink {...{ definition, answer, fields }} row={answer.total} of={measureName(measure, fields)}>
              {valueText(answer.total.values[nth], measure, fields)}
            </RowsLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const most_bars = 20;

function Barred({ definition, answer, fields, rows }: Shown & { rows: ReportRow[] }) {
  const [measure] = definition.measures;
  const [group] = definition.groups;
  if (!measure || !group) return null;
  const drawn = rows.slice(0, most_bars);
  const bars = drawn.map(({ keys, values }) => ({
    key: String(keys[0]),
    label: keyText(keys[0], group, fields, answer.names[0] ?? {}),
    size: Math.max(0, sizeOf(values[0])),
    end: valueText(values[0], measure, fields),
  }));
  return (
    <>
      <Bars bars={bars} />
      {rows.length > most_bars && (
        <p className="text-tag text-ink-3">
          {t("The first {{count}} are drawn; the table has them all.", { count: most_bars })}
        </p>
      )}
    </>
  );
}

function Lines({ definition, answer, fields, rows }: Shown & { rows: ReportRow[] }) {
  const [measure] = definition.measures;
  const [group, second] = definition.groups;
  const steps = group && stepsOf(rows, group);
  if (!measure || !group || !steps) return null;
  const at = (those: ReportRow[]): (number | null)[] => {
    const sizes = new Map(those.map(({ keys, values: [value] }) => [keys[0], value === null ? null : sizeOf(value)]));
    return steps.map((step) => sizes.get(step) ?? (sizes.has(step) ? null : emptyOf(measure)));
  };
  const parts = second ? [...Map.groupBy(answer.rows, ({ keys }) => keys[1])] : [];
  const size = (those: ReportRow[]) => those.reduce((sum, { values }) => sum + sizeOf(values[0]), 0);
  const largest = parts.toSorted(([, one], [, other]) => size(other) - size(one)).slice(0, most_lines);
  const series: Series[] = second
    ? largest.map(([key, those]) => ({ name: keyText(key, second, fields, answer.names[1] ?? {}), values: at(those) }))
    : [{ name: measureName(measure, fields), values: at(rows) }];
  const highest = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)), 0);
  const text = (day: string | undefined) => keyText(day, group, fields, {});
  return (
    <>
      <LineChart
        ends={[text(steps[0]), text(steps.at(-1))]}
        series={series}
        top={valueText(highest, measure, fields)}
      />
      {parts.length > most_lines && (
        <p className="text-tag text-ink-3">
          {t("The first {{count}} are drawn; the table has them all.", { count: most_lines })}
        </p>
      )}
    </>
  );
}
