import type { Entry } from "../../client/api.ts";
import { failureSentence } from "../../records/failure.ts";
import type { RecordRow } from "../../records/record-client.ts";
import { useRecord } from "../../records/use-records.ts";
import { ReasonLines } from "../../screen/reasons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import type { ScoreReason } from "./score-subjects.ts";
import { scoreLines } from "./score-words.ts";

/** Why a lead of the list has its score; read when somebody asks. */
export default function ScoreInList({ row }: { row: RecordRow }) {
  const { data: lead, error } = useRecord<Entry<"leads">>("leads", row.id);
  if (error && !lead) return <p className="text-bad">{failureSentence(error)}</p>;
  if (!lead) return <Skeleton className="w-40" />;
  if (!lead.score_reasons)
    return <p className="text-ink-2">{t("Written by hand: there are no rules of the score.")}</p>;
  return (
    <ReasonLines
      title={t("Score")}
      lines={scoreLines(lead.score_reasons as ScoreReason[])}
      none={t("No rule of the score holds for this lead.")}
    />
  );
}
