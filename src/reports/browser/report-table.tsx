import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { ReportMeasure, ReportRow } from "../definition-shape.ts";
import type { Shown } from "./report-chart.tsx";
import { inOrder } from "./report-rows.ts";
import { keyText, labelOf, measureName, sizeOf, valueText } from "./report-words.ts";
import { RowsLink } from "./rows-link.tsx";

// So many rows are drawn at once.
const a_page = 100;

/** The groups of a report with their measures, and the total; each number opens its rows. */
export function ReportTable(shown: Shown) {
  const { definition, answer, fields } = shown;
  const [most, setMost] = useState(a_page);
  const { groups, measures } = definition;
  const rows = inOrder(answer.rows, groups, fields);
  const head = [
    ...groups.map(({ field }) => labelOf(field, fields)),
    ...(groups.length === 0 ? [t("Total")] : []),
    ...measures.flatMap((measure) => {
      const name = { measure: measureName(measure, fields) };
      if (!answer.total.before) return [name.measure];
      const before = [name.measure, t("{{measure}}, before", name)];
      return changes(measure) ? [...before, t("{{measure}}, change", name)] : before;
    }),
  ];
  const lines = rows.slice(0, most).map((row) => ({ key: JSON.stringify(row.keys), cells: cellsOf(row, shown) }));
  const total = { key: "total", cells: totalCells(shown) };
  return (
    <>
      <DataTable label={t("Result")} words={Math.max(1, groups.length)} head={unique(head)} rows={[...lines, total]} />
      {rows.length > most && (
        <Button size="small" className="self-start" onClick={() => setMost(most + a_page)}>
          {t("Show more rows ({{count}})", { count: formatNumber(rows.length - most) })}
        </Button>
      )}
    </>
  );
}

// (The table knows its columns by their names.)
const unique = (names: string[]) => names.map((name, at) => (names.indexOf(name) < at ? `${name} (${at + 1})` : name));

function cellsOf(row: ReportRow, shown: Shown) {
  const { definition, answer, fields } = shown;
  const words = row.keys.map((key, nth) => {
    const group = definition.groups[nth];
    return group ? keyText(key, group, fields, answer.names[nth] ?? {}) : "";
  });
  return [...words, ...valuesOf(row, words.join(", "), shown)];
}

function totalCells(shown: Shown) {
  const { answer, definition } = shown;
  const blanks = definition.groups.slice(1).map(() => "");
  return [
    <b key="total" className="font-medium">
      {t("Total")}
    </b>,
    ...blanks,
    ...valuesOf(answer.total, t("Total"), shown),
  ];
}

function valuesOf(row: ReportRow, of: string, shown: Shown) {
  const { definition, fields } = shown;
  return definition.measures.flatMap((measure, nth) => {
    const text = valueText(row.values[nth], measure, fields);
    const now = (
      <RowsLink key={nth} {...shown} row={row} of={of}>
        {text}
      </RowsLink>
    );
    if (!row.before) return [now];
    const before = row.before[nth];
    const then = [now, valueText(before, measure, fields)];
    return changes(measure) ? [...then, change(sizeOf(row.values[nth]), sizeOf(before))] : then;
  });
}

// (A part of a part says nothing.)
const changes = ({ of }: ReportMeasure) => of !== "share";

function change(now: number, before: number): string {
  if (before === 0) return "–";
  const share = formatPercent(Math.abs(now - before) / Math.abs(before));
  return now === before ? "=" : `${now > before ? "+" : "−"}${share}`;
}
