import { useState } from "react";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { t } from "../../../ui/translate.ts";
import "../door/server-sentences.ts";
import { QrCode } from "./qr-code.tsx";

type Props = { uri: string; send: (code: string) => Promise<unknown>; onClose: () => void };

/** Shows the secret to an app of codes, and asks for a first code. */
export function ScanCode({ uri, send, onClose }: Props) {
  const [code, setCode] = useState("");
  const secret = new URL(uri).searchParams.get("secret")?.replace(/.{4}(?=.)/g, "$& ");
  return (
    <FormDialog
      onClose={onClose}
      title={t("Add Tandem to your app")}
      description={t("Scan this with an app of codes, such as Aegis, 2FAS or the one of your password manager.")}
      act={t("Turn on")}
      labels={{ code: t("Code") }}
      send={() => send(code)}
    >
      {(errors) => (
        <>
          <div className="ph-no-capture flex flex-col gap-3">
            <QrCode text={uri} label={t("QR code with the secret for your app")} />
            <p className="text-ink-2">
              {t("Or type this secret into it:")}
              <br />
              <code className="font-mono break-words text-ink">{secret}</code>
            </p>
          </div>
          <TextField
            name="code"
            label={t("Code")}
            hint={t("The six digits that the app shows now.")}
            error={errors["code"]}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
          />
        </>
      )}
    </FormDialog>
  );
}
