import { ChartNoAxesColumn, Table2 } from "lucide-react";
import { useId, useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { stagesKnown } from "../../entities/stages/known.ts";
import { PageLink } from "../../records/page-link.tsx";
import { addressOf } from "../../reports/browser/report-address.ts";
import { sourceWord } from "../../reports/browser/source-choice.tsx";
import { type BuilderField, useReportFields } from "../../reports/browser/use-report-fields.ts";
import { useReport } from "../../reports/browser/use-report.ts";
import { whyRefused } from "../../reports/browser/why-refused.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { lowered } from "../../ui/lowered.ts";
import { t } from "../../ui/translate.ts";
import type { DashboardFilters, ReportTile as Drawn } from "../dashboard-shape.ts";
import { type Narrowed, narrowReport } from "../narrow-report.ts";
import { TileNotes } from "./tile-notes.tsx";
import { TileResult } from "./tile-result.tsx";
import type { TileReport } from "./use-tile-reports.ts";

type Props = { tile: Drawn; asked: DashboardFilters; report: TileReport };

/** A report in a tile, as it answers its reader within the filters of the dashboard. */
export function ReportTile({ tile, asked, report }: Props) {
  const [turned, turn] = useState(false);
  const name = useId();
  const fields = useReportFields(report.definition.source);
  const narrowed = narrowed_to({ tile, asked, report }, fields);
  const { definition } = narrowed;
  const able = useMayRead(definition.source);
  const { data: answer, error, isPlaceholderData } = useReport(definition, !!fields && able && !narrowed.outside);
  const chart = tile.as ?? definition.chart;
  const title = tile.title ?? report.name;
  const refused = whyNot(able, narrowed) ?? whyRefused(definition, fields, error);
  const address = { ...addressOf(definition), ...(report.saved && { report: report.saved.id }) };
  return (
    <article aria-labelledby={name} aria-busy={isPlaceholderData} className="flex min-h-0 flex-1 flex-col">
      <header className="flex flex-none items-center gap-1 pt-1.5 pr-1.5 pl-3">
        <h2 id={name} className="min-w-0 flex-1 truncate text-row font-semibold">
          <PageLink to="/reports" search={address} dir="auto" title={title} className="rounded-sm hover:underline">
            {title}
          </PageLink>
        </h2>
        {chart !== "table" && !refused && (
          <IconButton
            icon={turned ? ChartNoAxesColumn : Table2}
            label={turned ? t("Show {{name}} drawn", { name: title }) : t("Show {{name}} as a table", { name: title })}
            className="size-7!"
            onClick={() => turn(!turned)}
          />
        )}
      </header>
      {refused ? (
        <p className="overflow-y-auto px-3 pt-1 text-ink-2">{refused}</p>
      ) : (
        <TileResult {...{ definition, answer, fields, title }} chart={turned ? "table" : chart} />
      )}
      {fields && able && <TileNotes {...{ narrowed, fields, answer }} period={asked.period} />}
    </article>
  );
}

function narrowed_to({ tile, asked, report: { definition } }: Props, fields: BuilderField[] | undefined): Narrowed {
  const known = { fields: fields ?? [], day: tile.day, stages: stagesKnown() };
  return fields ? narrowReport(definition, asked, known) : { definition, by: {}, without: [], outside: false };
}

function useMayRead(source: string): boolean {
  return !!useSession().rights?.[source]?.["read"];
}

/** Why this tile has nothing to run. */
function whyNot(able: boolean, { definition, outside }: Narrowed): string | null {
  if (!able) return t("Your role does not see {{records}}.", { records: lowered(sourceWord(definition.source)) });
  return outside ? t("This report asks for no stage of that pipeline.") : null;
}
