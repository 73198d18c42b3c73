import type { Entry } from "../../client/api.ts";
import { failureSentence } from "../../records/failure.ts";
import type { RecordRow } from "../../records/record-client.ts";
import { useRecord } from "../../records/use-records.ts";
import { ReasonLines } from "../../screen/reasons.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { linesOf } from "./health.tsx";

/** Why it stands so with a client of the list; read when somebody asks. */
export default function HealthInList({ row }: { row: RecordRow }) {
  const { data: client, error } = useRecord<Entry<"accounts">>("accounts", row.id);
  if (error && !client) return <p className="text-bad">{failureSentence(error)}</p>;
  if (!client) return <Skeleton className="w-40" />;
  return (
    <ReasonLines
      title={t("Health")}
      lines={client.health ? linesOf(client.health_reasons) : []}
      none={t("Nothing to go by yet: no deal, and nobody has spoken with them.")}
    />
  );
}
