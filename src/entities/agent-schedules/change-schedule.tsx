import type { Entry } from "../../client/api.ts";
import type { OpenRecord } from "../../records/record-client.ts";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";
import { t } from "../../ui/translate.ts";
import { ScheduleDialog, type Scheduled } from "./schedule-dialog.tsx";

type Props = { schedule: OpenRecord & Entry<"agent_schedules">; onClose: () => void };

/** Changes what a schedule is called and when it comes; what it needs was given once. */
export default function ChangeSchedule({ schedule, onClose }: Props) {
  const writes = useScreenWrites();
  const send = async (typed: Scheduled) => {
    const stored = schedule as unknown as Record<string, unknown>;
    const changed = Object.entries(typed).filter(
      ([name, value]) => name !== "required_capability" && value !== stored[name],
    );
    if (changed.length > 0) await writes.update(schedule, Object.fromEntries(changed));
    onClose();
  };
  return <ScheduleDialog {...{ schedule, onClose, send }} title={schedule.title} act={t("Save")} />;
}
