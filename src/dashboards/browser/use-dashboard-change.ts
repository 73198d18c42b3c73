import { recordClient } from "../../records/record-client.ts";
import { sayMoved } from "../../records/unless-moved.ts";
import { useWrites } from "../../records/use-writes.ts";
import { toast } from "../../ui/toast.ts";
import type { DashboardDefinition } from "../dashboard-shape.ts";
import { type Dashboard, wholeOf } from "./dashboard.ts";

/** Changes what a dashboard shows, at once and with a way back. Rejects where it is refused. */
export type Change = (change: Partial<DashboardDefinition>, said: string) => Promise<void>;

/** What changes a dashboard that is open. What was changed since, by whomever, is not taken back with it. */
export function useDashboardChange(row: Dashboard): Change {
  const writes = useWrites("dashboards");
  return async (change, said) => {
    const before = wholeOf(row.definition);
    const after = (await writes.update(row, { definition: { ...before, ...change } })) as Dashboard | null;
    const undo = async () => {
      const now = await recordClient("dashboards").get<Dashboard>(row.id);
      const same = JSON.stringify(now.definition) === JSON.stringify(after?.definition);
      return same ? writes.update(now, { definition: before }) : sayMoved();
    };
    toast(said, after ? { undo } : {});
  };
}
