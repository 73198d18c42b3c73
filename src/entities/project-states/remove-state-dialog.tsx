import { useState } from "react";
import { FormDialog } from "../../records/form-dialog.tsx";
import { useSummary } from "../../records/use-records.ts";
import { useWrites } from "../../records/use-writes.ts";
import { formatNumber } from "../../ui/format.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import type { ProjectState } from "./use-project-states.ts";

type Props = { state: ProjectState; states: ProjectState[]; onClose: () => void };

/** Asks which state takes the tasks of one that is removed: of those that mean the same. */
export default function RemoveStateDialog({ state, states, onClose }: Props) {
  const { id, name, status } = state;
  const writes = useWrites("project_states");
  const { data } = useSummary("tasks", { where: { state_id: id } });
  const others = states.filter((other) => other.status === status && other.id !== id);
  const [to, setTo] = useState(others[0]?.id ?? "");
  async function send() {
    await writes.act(id, "retire", { to });
    toast(t("{{name}} is removed.", { name }), { undo: () => writes.restore(id) });
  }
  const count = data?.[0]?.count;
  return (
    <FormDialog
      onClose={onClose}
      title={t("Remove {{name}}", { name })}
      {...(count !== undefined && {
        description: t("Tasks that stand there: {{count}}", { count: formatNumber(count) }),
      })}
      act={t("Remove")}
      labels={{ to: t("Its tasks go to") }}
      send={send}
    >
      {({ to: error }) => (
        <SelectField
          name="to"
          label={t("Its tasks go to")}
          error={error}
          value={to}
          options={others.map((other) => ({ value: other.id, label: other.name }))}
          onChange={setTo}
        />
      )}
    </FormDialog>
  );
}
