import { useEffect } from "react";
import { EntityContext } from "../../records/entity-context.ts";
import { FilterBar } from "../../records/filter-bar.tsx";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { TitleLine } from "../../records/title-line.tsx";
import { useRecord } from "../../records/use-records.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { usePartTitle } from "../../ui/document-title.ts";
import { t } from "../../ui/translate.ts";
import type { ReportDefinition } from "../definition-shape.ts";
import { ChartChoice, Compared } from "./chart-choice.tsx";
import { Groupings } from "./groupings.tsx";
import { ExportReport } from "./export-report.tsx";
import { Measures } from "./measures.tsx";
import { changeTo } from "./report-address.ts";
import ReportResult from "./report-result.tsx";
import { SaveReport, type SavedReport } from "./save-report.tsx";
import { SourceChoice } from "./source-choice.tsx";
import { type BuilderField, useReportFields } from "./use-report-fields.ts";

/** What the parts of the builder share: the report in the address, its fields, and how to change it. */
export type Building = {
  definition: ReportDefinition;
  fields: BuilderField[];
  change: (change: Partial<ReportDefinition>) => void;
};

/** A report that is made or changed: its parts above, what it answers below. It stands in the address, so that Back undoes a step. */
export default function ReportBuilder({ definition }: { definition: ReportDefinition }) {
  const [address, go] = useAddress();
  const fields = useReportFields(definition.source) ?? [];
  const change = (changed: Partial<ReportDefinition>) => go(changeTo(address, { ...definition, ...changed }));
  const building = { definition, fields, change };
  const id = address["report"];
  return (
    <EntityContext value={definition.source}>
      <div className="flex h-full min-h-0 flex-col overflow-y-auto">
        {id ? <OfSaved id={id} {...building} /> : <Title saved={null} {...building} />}
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 px-4">
          <SourceChoice {...building} />
          <Groupings {...building} />
        </div>
        <div className="flex flex-wrap items-end gap-x-4 gap-y-2 px-4 pt-2">
          <Measures {...building} />
        </div>
        <FilterBar fields={fields.map(({ filter }) => filter)} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 pb-3">
          <ChartChoice {...building} />
          <Compared {...building} />
        </div>
        <div className="px-4 py-4">
          <ReportResult definition={definition} />
        </div>
      </div>
    </EntityContext>
  );
}

function OfSaved({ id, ...building }: Building & { id: string }) {
  const { data, error } = useRecord<SavedReport>("reports", id);
  const [, go] = useAddress();
  useEffect(() => {
    // What is gone, or not theirs to see, is built on as a new one.
    if (error) go({ report: null }, { replace: true });
  }, [error, go]);
  return <Title saved={data ?? null} {...building} />;
}

function Title({ saved, ...building }: Building & { saved: SavedReport | null }) {
  const title = saved?.name ?? t("New report");
  usePartTitle(title);
  return (
    <TitleLine
      title={<h1 className="text-page font-semibold">{title}</h1>}
      facts={saved?.note ?? ""}
      actions={
        <>
          <PageLink to="/reports" search={saved ? { id: saved.id } : {}} className={buttonLook("plain", "medium")}>
            {t("Close")}
          </PageLink>
          <ExportReport {...building} name={title} />
          <SaveReport {...building} saved={saved} />
        </>
      }
    />
  );
}
