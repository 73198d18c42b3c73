import { useRecord } from "../../records/use-records.ts";
import { wholeOf } from "../../reports/browser/report-address.ts";
import { ready_reports } from "../../reports/browser/ready-reports.ts";
import type { SavedReport } from "../../reports/browser/save-report.tsx";
import { useReportFields } from "../../reports/browser/use-report-fields.ts";
import { charts, type ReportSource } from "../../reports/definition-shape.ts";
import { hasDays } from "../../reports/report-fields.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { type Draft, own } from "./tile-draft.ts";
import type { TileFieldsProps } from "./tile-fields.tsx";

const as_words: Record<Draft["as"], string> = {
  own: phrase("As in the report"),
  number: phrase("Single figure"),
  bar: phrase("Bars"),
  line: phrase("Lines"),
  table: phrase("Table"),
};

/** How a report is drawn in its tile, and which of its days a period of the dashboard narrows. */
export function DrawnFields({ draft, put }: TileFieldsProps) {
  const source = sourceOfReady(draft);
  return (
    <>
      <SelectField
        name="as"
        label={t("Shown as")}
        value={draft.as}
        options={([own, "number", ...charts.filter((chart) => chart !== "number")] as const).map((value) => ({
          value,
          label: t(as_words[value]),
        }))}
        onChange={(as) => put({ as: as as Draft["as"] })}
      />
      {source && <Day {...{ draft, put, source }} />}
      {draft.kind === "report" && draft.report && <DayOfSaved {...{ draft, put }} id={draft.report} />}
    </>
  );
}

const sourceOfReady = ({ kind, ready }: Draft): ReportSource | undefined =>
  kind === "ready" ? ready_reports.find(({ key }) => key === ready)?.definition.source : undefined;

function DayOfSaved({ id, ...rest }: TileFieldsProps & { id: string }) {
  const { data } = useRecord<SavedReport>("reports", id);
  return data && <Day {...rest} source={wholeOf(data.definition).source} />;
}

function Day({ draft, put, source }: TileFieldsProps & { source: ReportSource }) {
  const fields = useReportFields(source)?.filter((field) => hasDays(field) && !field.name.includes(".")) ?? [];
  return (
    <SelectField
      name="day"
      label={t("Period of the dashboard")}
      value={draft.day}
      options={[
        { value: own, label: t("By the day that the report goes by") },
        ...fields.map(({ name, label }) => ({ value: name, label })),
        { value: "none", label: t("Does not narrow this tile") },
      ]}
      onChange={(day) => put({ day })}
    />
  );
}
