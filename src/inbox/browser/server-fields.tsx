import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "../../ui/translate.ts";
import type { MailboxTexts } from "./mailbox-form.tsx";

type Props = {
  texts: MailboxTexts;
  type: (change: Partial<MailboxTexts>) => void;
  errors: Record<string, string>;
};

/** Where letters are fetched and handed over, and under which name. */
export function ServerFields({ texts, type, errors }: Props) {
  return (
    <>
      <Server {...{ texts, type, errors }} of="imap" label={t("Server for receiving (IMAP)")} />
      <Server {...{ texts, type, errors }} of="smtp" label={t("Server for sending (SMTP)")} />
      <TextField
        name="login"
        label={t("Login")}
        optional={t("optional")}
        hint={t("Where it is not the address.")}
        maxLength={320}
        value={texts.login}
        error={errors["login"]}
        onChange={(login) => type({ login })}
      />
    </>
  );
}

const usual_port = {
  imap: { tls: "993", starttls: "143", none: "143" },
  smtp: { tls: "465", starttls: "587", none: "25" },
};

function Server({ texts, type, errors, of, label }: Props & { of: "imap" | "smtp"; label: string }) {
  const host = `${of}_host` as const;
  return (
    <fieldset className="flex flex-col gap-2">
      <TextField
        name={host}
        label={label}
        maxLength={253}
        spellCheck={false}
        value={texts[host]}
        error={errors[host]}
        onChange={(text) => type({ [host]: text.trim() })}
      />
      <SecurityAndPort {...{ texts, type, errors, of }} />
    </fieldset>
  );
}

function SecurityAndPort({ texts, type, errors, of }: Props & { of: "imap" | "smtp" }) {
  const [port, security] = [`${of}_port`, `${of}_security`] as const;
  const options = [
    { value: "tls", label: "TLS" },
    { value: "starttls", label: "STARTTLS" },
    { value: "none", label: t("Not encrypted") },
  ];
  const secure = (chosen: string) =>
    type({ [security]: chosen, [port]: usual_port[of][chosen as keyof (typeof usual_port)["imap"]] });
  return (
    <div className="flex gap-2">
      <div className="flex-1">
        <SelectField
          name={security}
          label={t("Encryption")}
          value={texts[security]}
          error={errors[security]}
          {...{ options }}
          onChange={secure}
        />
      </div>
      <div className="w-24">
        <TextField
          name={port}
          label={t("Port")}
          inputMode="numeric"
          value={texts[port]}
          error={errors[port]}
          onChange={(text) => type({ [port]: text.replace(/\D/g, "") })}
        />
      </div>
    </div>
  );
}
