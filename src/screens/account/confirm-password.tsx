import { useState } from "react";
import { FormDialog } from "../../records/form-dialog.tsx";
import { t } from "../../ui/translate.ts";
import { PresentPassword } from "./present-password.tsx";
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
      {(errors) => <PresentPassword label={label} value={current} onChange={setCurrent} error={errors["current"]} />}
    </FormDialog>
  );
}
