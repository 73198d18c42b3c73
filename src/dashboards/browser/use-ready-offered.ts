import { useSession } from "../../client/session-context.ts";
import { type ReadyReport, ready_reports } from "../../reports/browser/ready-reports.ts";

/** The ready reports on records that one's role sees. */
export function useReadyOffered(): ReadyReport[] {
  const { rights } = useSession();
  return ready_reports.filter(({ definition }) => rights?.[definition.source]?.["read"]);
}
