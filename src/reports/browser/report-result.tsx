import { useSession } from "../../client/session-context.ts";
import { counted } from "../../screen/words.ts";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import type { Listed } from "../../entities/places.ts";
import { most, type ReportDefinition } from "../definition-shape.ts";
import { ReportChart } from "./report-chart.tsx";
import { ReportTable } from "./report-table.tsx";
import { type Answered, useReport } from "./use-report.ts";
import { useReportFields } from "./use-report-fields.ts";
import { whyRefused } from "./why-refused.ts";

/** What a report answers its reader: drawn, as a table, and what is to be known to read it. */
export default function ReportResult({ definition }: { definition: ReportDefinition }) {
  const { data: answer, error, isPlaceholderData } = useReport(definition);
  const fields = useReportFields(definition.source);
  const refused = whyRefused(definition, fields, error);
  if (refused)
    return (
      <p role="alert" className="text-bad">
        {refused}
      </p>
    );
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

function Notes({ answer, source }: { answer: Answered; source: Listed }) {
  const { rights } = useSession();
  const whole = rights?.[source]?.["read"]?.includes("all");
  const notes = [
    t("From {{records}}.", { records: counted(source, answer.total.count) }),
    !whole && t("You see what you may read: others may see other numbers in the same report."),
    ...limitsOf(answer),
  ].filter((note) => typeof note === "string");
  return <p className="text-tag text-ink-3">{notes.join(" ")}</p>;
}

/** What an answer leaves out, and when it was given where it is an earlier one. */
export const limitsOf = ({ cut, left_out, as_of }: Answered): string[] =>
  [
    cut &&
      t("Only the {{count}} largest groups are shown. Filter more, or group by less.", {
        count: formatNumber(most.rows),
      }),
    left_out > 0 &&
      t("{{count}} amounts are left out of averages, since their currency has no rate.", {
        count: formatNumber(left_out),
      }),
    as_of && t("As of {{time}}: the server cannot be reached.", { time: formatDateTime(as_of) }),
  ].filter((note) => typeof note === "string" && note !== "") as string[];
