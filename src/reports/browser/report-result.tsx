import { useSession } from "../../client/session-context.ts";
import { failureSentence } from "../../records/failure.ts";
import { ApiError } from "../../client/api-error.ts";
import { counted } from "../../screen/words.ts";
import { formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { Listed } from "../../entities/places.ts";
import { most, type ReportAnswer, type ReportDefinition } from "../definition-shape.ts";
import { ReportChart } from "./report-chart.tsx";
import { ReportTable } from "./report-table.tsx";
import { useReport } from "./use-report.ts";
import { useReportFields } from "./use-report-fields.ts";

/** What a report answers its reader: drawn, as a table, and what is to be known to read it. */
export default function ReportResult({ definition }: { definition: ReportDefinition }) {
  const { data: answer, error, isPlaceholderData } = useReport(definition);
  const fields = useReportFields(definition.source);
  const gone = fields && namesIn(definition).find((name) => fields.every((field) => field.name !== name));
  if (gone)
    return (
      <Refused
        sentence={t("This report uses a field that there is no longer: {{field}}. Change it.", { field: gone })}
      />
    );
  if (error) return <Refused sentence={sentenceOf(error)} />;
  if (!answer || !fields) return <Skeleton className="h-48 w-full" />;
  const shown = { definition, answer, fields };
  return (
    <section aria-label={t("Result")} aria-busy={isPlaceholderData} className="flex min-w-0 flex-col gap-5">
      {answer.total.count === 0 && <p className="text-ink-2">{t("No record matches these filters.")}</p>}
      <ReportChart {...shown} />
      <ReportTable {...shown} />
      <Notes answer={answer} source={definition.source} />
    </section>
  );
}

/** Why there is no result. */
function Refused({ sentence }: { sentence: string }) {
  return (
    <p role="alert" className="text-bad">
      {sentence}
    </p>
  );
}

/** What the server says of this report is said as it is. */
function sentenceOf(error: Error): string {
  const own = error instanceof ApiError && [400, 403, 503].includes(error.status) && /report/.test(error.message);
  return own ? t(error.message) : failureSentence(error);
}

phrase("This report uses fields that your role may not read.");
phrase("This report took longer than 10 seconds. Narrow its filters, or group it by less.");

const namesIn = ({ filters, groups, measures }: ReportDefinition) => [
  ...Object.keys(filters),
  ...groups.map(({ field }) => field),
  ...measures.flatMap(({ field }) => field ?? []),
];

function Notes({ answer, source }: { answer: ReportAnswer; source: Listed }) {
  const { rights } = useSession();
  const whole = rights?.[source]?.["read"]?.includes("all");
  const notes = [
    t("From {{records}}.", { records: counted(source, answer.total.count) }),
    !whole && t("You see what you may read: others may see other numbers in the same report."),
    answer.cut &&
      t("Only the {{count}} largest groups are shown. Filter more, or group by less.", {
        count: formatNumber(most.rows),
      }),
    answer.left_out > 0 &&
      t("{{count}} amounts are left out of averages, since their currency has no rate.", {
        count: formatNumber(answer.left_out),
      }),
  ].filter((note) => typeof note === "string");
  return <p className="text-tag text-ink-3">{notes.join(" ")}</p>;
}
