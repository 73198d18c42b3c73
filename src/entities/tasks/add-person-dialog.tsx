import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { type Colleague, ColleaguePicker } from "../../records/colleague-picker.tsx";
import { FormDialog } from "../../records/form-dialog.tsx";
import { useHere } from "../../screen/description.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { phrase, t } from "../../ui/translate.ts";

type Part = Entry<"task_people">["part"];
type Props = { onClose: () => void; add: (user_id: string, part: Part) => Promise<unknown>; without: string[] };

/** Asks who else does the task, or is to watch it. */
export default function AddPersonDialog({ onClose, add, without }: Props) {
  const { row: task } = useHere<"tasks">();
  const [who, choose] = useState<Colleague | null>(null);
  const [part, set] = useState("assignee");
  const taken = task.owner_id ? [...without, task.owner_id] : without;
  return (
    <FormDialog
      onClose={onClose}
      title={t("Who else is on {{name}}?", { name: task.code })}
      act={t("Add person")}
      labels={{ user_id: t("Person") }}
      missing={who ? undefined : t("Choose somebody first.")}
      send={async () => who && add(who.id, part as Part)}
    >
      {(errors) => (
        <>
          <SelectField name="part" label={t("As")} value={part} options={parts()} onChange={set} />
          <ColleaguePicker value={who?.id ?? null} without={taken} onChange={choose} />
          {errors["user_id"] && <p className="text-bad">{t(errors["user_id"])}</p>}
        </>
      )}
    </FormDialog>
  );
}

const parts = () => [
  { value: "assignee", label: t("Does it too: sees and changes it") },
  { value: "watcher", label: t("Watches it: sees it already") },
];

phrase("they do not see this task");
phrase("choose an active colleague");
phrase("At most 50 people do or watch a task.");
phrase("This person is on this task already.");
