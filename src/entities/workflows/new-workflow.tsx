import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import { newKey } from "../../client/request.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import type { CreateProps } from "../../records/list-description.ts";
import { useWrites } from "../../records/use-writes.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "../../ui/translate.ts";
import { empty, ready } from "./ready.ts";

/** Asks for a name and with what a new workflow begins: with nothing, or as a copy of a ready one. */
export default function NewWorkflow({ onClose, onOpen }: CreateProps) {
  const { person } = useSession();
  const writes = useWrites("workflows");
  const [key] = useState(newKey);
  const [name, setName] = useState("");
  const [from, begin] = useState("");
  const chosen = ready.find((each) => each.name === from);
  const send = async () => {
    const me = { id: person.id, time_zone: person.time_zone };
    const definition = chosen ? chosen.made(me) : empty;
    const made = { name: name.trim() || t(from), owner_id: person.id, definition };
    onOpen((await writes.create(made, key)).id);
  };
  return (
    <FormDialog
      {...{ onClose, send }}
      title={t("New workflow")}
      act={t("Make the workflow")}
      labels={{ name: t("Name") }}
      missing={name.trim() || chosen ? undefined : t("Give it a name first.")}
    >
      {(errors) => (
        <>
          <Field name="from" label={t("Begin with")} hint={chosen && t(chosen.about)}>
            {(ties) => (
              <Select
                {...ties}
                value={from}
                options={[
                  { value: "", label: t("Nothing") },
                  ...ready.map((each) => ({ value: each.name, label: t(each.name) })),
                ]}
                onChange={({ target }) => begin(target.value)}
              />
            )}
          </Field>
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
