import { UserPlus, X } from "lucide-react";
import { useState } from "react";
import { newKey } from "../../client/request.ts";
import { ColleaguePicker } from "../../records/colleague-picker.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";

/** Somebody to be asked: a colleague, or a name and an e-mail address. */
export type Recipient = { key: string; person: string | null; name: string; email: string };

type Props = { recipients: Recipient[]; change: (recipients: Recipient[]) => void };
const most = 20;

/** Who is asked, in this order. */
export function RecipientFields({ recipients, change }: Props) {
  const [finding, find] = useState(false);
  const add = (more: Partial<Recipient>) =>
    change([...recipients, { key: newKey(), person: null, name: "", email: "", ...more }]);
  const people = recipients.flatMap(({ person }) => person ?? []);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="pb-1 font-medium">{t("Recipients")}</legend>
      <Chosen {...{ recipients, change }} />
      {finding && (
        <ColleaguePicker
          value={null}
          without={people}
          onChange={({ id, name }) => {
            add({ person: id, name });
            find(false);
          }}
        />
      )}
      {recipients.length < most && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" aria-expanded={finding} onClick={() => find(!finding)}>
            <UserPlus aria-hidden />
            {t("Add a colleague")}
          </Button>
          <Button size="small" onClick={() => add({})}>
            <UserPlus aria-hidden />
            {t("Add somebody else")}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

function Chosen({ recipients, change }: Props) {
  const put = (key: string, part: Partial<Recipient>) =>
    change(recipients.map((each) => (each.key === key ? { ...each, ...part } : each)));
  return (
    <ol className="flex flex-col gap-2">
      {recipients.map((recipient, at) => (
        <li key={recipient.key} className="flex items-center gap-2">
          <span className="w-5 flex-none text-ink-3 tabular-nums">{at + 1}</span>
          <Who {...{ recipient }} put={(part) => put(recipient.key, part)} />
          <IconButton
            icon={X}
            label={t("Remove {{name}}", { name: recipient.name || String(at + 1) })}
            onClick={() => change(recipients.toSpliced(at, 1))}
          />
        </li>
      ))}
    </ol>
  );
}

function Who({ recipient, put }: { recipient: Recipient; put: (part: Partial<Recipient>) => void }) {
  if (recipient.person) return <span className="min-w-0 flex-1 truncate">{recipient.name}</span>;
  return (
    <span className="grid min-w-0 flex-1 gap-1.5 tablet:grid-cols-2">
      <TextInput
        aria-label={t("Name")}
        placeholder={t("Name")}
        maxLength={120}
        value={recipient.name}
        onChange={(event) => put({ name: event.target.value })}
      />
      <TextInput
        type="email"
        aria-label={t("E-mail")}
        placeholder={t("E-mail")}
        maxLength={320}
        value={recipient.email}
        onChange={(event) => put({ email: event.target.value })}
      />
    </span>
  );
}
