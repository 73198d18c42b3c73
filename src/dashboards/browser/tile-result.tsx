import { ReportChart } from "../../reports/browser/report-chart.tsx";
import { ReportTable } from "../../reports/browser/report-table.tsx";
import type { BuilderField } from "../../reports/browser/use-report-fields.ts";
import type { Answered } from "../../reports/browser/use-report.ts";
import type { ChartKind, ReportDefinition } from "../../reports/definition-shape.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";

type Props = {
  definition: ReportDefinition;
  answer: Answered | undefined;
  fields: BuilderField[] | undefined;
  title: string;
  chart: ChartKind;
};

/** What a report answers, drawn or as a table; a single figure is its first measure. */
export function TileResult({ definition, answer, fields, title, chart }: Props) {
  if (!answer || !fields) return <Skeleton className="mx-3 mt-2 mb-3 min-h-0 flex-1" />;
  const measures = chart === "number" ? definition.measures.slice(0, 1) : definition.measures;
  const shown = { definition: { ...definition, chart, measures }, answer, fields };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- The arrows scroll what is longer than its tile.
      tabIndex={0}
      role="group"
      aria-label={t("Result of {{name}}", { name: title })}
      className="min-h-0 flex-1 overflow-y-auto px-3 pt-1.5 pb-2 focus-visible:-outline-offset-2 print:overflow-visible"
    >
      {answer.total.count === 0 && chart !== "number" ? (
        <p className="text-ink-2">{t("No record matches these filters.")}</p>
      ) : chart === "table" ? (
        <ReportTable {...shown} />
      ) : (
        <ReportChart {...shown} />
      )}
    </div>
  );
}
