import { Download } from "lucide-react";
import { useSession } from "../../client/session-context.ts";
import { saveAnswer } from "../../exports/save-answer.ts";
import { toastFailure } from "../../records/failure.ts";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import type { ReportDefinition } from "../definition-shape.ts";
import { labelOf, measureName } from "./report-words.ts";
import type { BuilderField } from "./use-report-fields.ts";

type Props = { definition: ReportDefinition; fields: BuilderField[]; name: string };

/** Downloads the result as CSV; not there for those who may not export these records. */
export function ExportReport({ definition, fields, name }: Props) {
  const { rights } = useSession();
  if (!rights?.[definition.source]?.["export"]) return null;
  const headings = {
    groups: definition.groups.map(({ field }) => labelOf(field, fields)),
    measures: definition.measures.map((measure) => measureName(measure, fields)),
    before: t("before"),
  };
  return (
    <Button onClick={() => saveAnswer("/api/reports/run.csv", { ...definition, name, headings }).catch(toastFailure)}>
      <Download aria-hidden />
      <span className="@max-3xl:sr-only">{t("Export as {{format}}", { format: "CSV" })}</span>
    </Button>
  );
}
