import { useState } from "react";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { t } from "../../../ui/translate.ts";
import "../door/server-sentences.ts";
import { PresentPassword } from "./present-password.tsx";
import "./server-sentences.ts";

type Props = {
  title: string;
  description: string;
  act: string;
  /** Asks for a code of the second step as well. */
  with_code?: boolean;
  send: (current: string, code: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the present password, and for a code where there is a second step to show, before an act on how one signs in. */
export default function ConfirmPassword({ title, description, act, with_code = false, send, onClose }: Props) {
  const [current, setCurrent] = useState("");
  const [code, setCode] = useState("");
  const label = t("Present password");
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={description}
      act={act}
      labels={{ current: label, code: t("Code") }}
      send={() => send(current, code)}
    >
      {(errors) => (
        <>
          <PresentPassword label={label} value={current} onChange={setCurrent} error={errors["current"]} />
          {with_code && (
            <TextField
              name="code"
              label={t("Code")}
              hint={t("The six digits that your app shows now, or one of your recovery codes.")}
              error={errors["code"]}
              autoComplete="one-time-code"
              value={code}
              onChange={setCode}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
