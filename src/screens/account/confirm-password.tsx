import { useState } from "react";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { t } from "../../ui/translate.ts";
import "./server-sentences.ts";

type Props = {
  title: string;
  description: string;
  act: string;
  send: (current: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the present password before an act on how one signs in. */
export function ConfirmPassword({ title, description, act, send, onClose }: Props) {
  const [current, setCurrent] = useState("");
  const label = t("Present password");
  return (
    <FormDialog
      open
      onClose={onClose}
      title={title}
      description={description}
      act={act}
      labels={{ current: label }}
      send={() => send(current)}
    >
      {(errors) => (
        <Field name="current" label={label} error={errors["current"]}>
          {(ties) => (
            <PasswordInput
              {...ties}
              autoComplete="current-password"
              value={current}
              onChange={(event) => setCurrent(event.target.value)}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}
