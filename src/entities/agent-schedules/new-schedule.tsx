import { useState } from "react";
import { newKey } from "../../client/request.ts";
import type { CreateProps } from "../../records/list-description.ts";
import { useWrites } from "../../records/use-writes.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { askedValues } from "../agent-tasks/asked-fields.tsx";
import { ScheduleDialog, type Scheduled } from "./schedule-dialog.tsx";

/** Asks what the agents are to do again and again, and when. */
export default function NewSchedule({ onClose, onOpen }: CreateProps) {
  const writes = useWrites("agent_schedules");
  // (Sent again after its answer was lost, it is made once.)
  const [key] = useState(newKey);
  const send = async ({ title, priority, required_capability, ...times }: Scheduled) => {
    const { id } = await writes.create({ ...askedValues({ title, priority, required_capability }), ...times }, key);
    toast(t("The schedule is made."), { tone: "good" });
    onOpen(id);
  };
  return <ScheduleDialog {...{ onClose, send }} title={t("New schedule")} act={t("Add the schedule")} />;
}
