import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import type { CreateProps } from "../../records/list-description.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useScreen } from "../../screen/description.ts";
import { labelOf } from "../../screen/label.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { type Asked, AskedFields, askedValues } from "./asked-fields.tsx";

/** Asks for a task that agents are to do once. */
export default function NewTask({ onClose, onOpen }: CreateProps) {
  const { described } = useScreen();
  const writes = useWrites("agent_tasks");
  const [asked, setAsked] = useState<Asked>({ title: "", priority: "P2", required_capability: "" });
  // (Sent again after its answer was lost, it is made once.)
  const [key] = useState(newKey);
  const send = async () => {
    const { id } = await writes.create(askedValues(asked), key);
    toast(t("The task waits for an agent."), { tone: "good" });
    onOpen(id);
  };
  return (
    <FormDialog
      {...{ onClose, send }}
      title={t("New task for agents")}
      act={t("Give the task")}
      labels={Object.fromEntries(Object.keys(asked).map((name) => [name, labelOf(described, name)]))}
    >
      {(errors) => <AskedFields {...{ asked, errors }} set={(change) => setAsked((all) => ({ ...all, ...change }))} />}
    </FormDialog>
  );
}
