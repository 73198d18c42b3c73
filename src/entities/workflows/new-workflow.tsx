import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { newKey } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import type { CreateProps } from "../../records/list-description.ts";
import { useWrites } from "../../records/use-writes.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "../../ui/translate.ts";
import { empty, ready } from "./ready.ts";

/** Asks for a name and with what a new workflow begins: with nothing, or as a copy of a ready one. */
export default function NewWorkflow({ onClose, onOpen }: CreateProps) {
  const [name, setName] = useState("");
  const [from, begin] = useState("");
  const send = useMaking({ name, from, onOpen });
  return (
    <FormDialog
      {...{ onClose, send }}
      title={t("New workflow")}
      act={t("Make the workflow")}
      labels={{ name: t("Name") }}
      missing={name.trim() || from ? undefined : t("Give it a name first.")}
    >
      {(errors) => (
        <>
          <Beginning from={from} onChoose={begin} />
          <TextField
            name="name"
            label={t("Name")}
            error={errors["name"]}
            maxLength={100}
            placeholder={t(from)}
            value={name}
            onChange={setName}
          />
        </>
      )}
    </FormDialog>
  );
}

function useMaking({ name, from, onOpen }: { name: string; from: string } & Pick<CreateProps, "onOpen">) {
  const { person } = useSession();
  const writes = useWrites("workflows");
  const [key] = useState(newKey);
  return async () => {
    const definition = ready.find((each) => each.name === from)?.made(person) ?? empty;
    const made = { name: name.trim() || t(from), owner_id: person.id, definition };
    onOpen((await writes.create(made, key)).id);
  };
}

function Beginning({ from, onChoose }: { from: string; onChoose: (name: string) => void }) {
  const about = ready.find((each) => each.name === from)?.about;
  const options = ready.map((each) => ({ value: each.name, label: t(each.name) }));
  return (
    <SelectField
      name="from"
      label={t("Begin with")}
      hint={about && t(about)}
      value={from}
      options={[{ value: "", label: t("Nothing") }, ...options]}
      onChange={onChoose}
    />
  );
}
