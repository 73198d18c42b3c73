import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { Picker } from "../../records/picker.tsx";
import { sayOf } from "../../screen/words.ts";
import { Button } from "../../ui/button.tsx";
import { groupDigits } from "../../ui/group-digits.ts";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "../../ui/translate.ts";
import type { ConversionPreview } from "./conversion.ts";
import type { Choice, Said } from "./conversion-choice.ts";
import { becauseOf, takes } from "./conversion-words.ts";
import { Options } from "./convert-options.tsx";

type Props = {
  preview: ConversionPreview;
  choice: Choice;
  errors: Record<string, string>;
  say: (more: Said) => void;
};

/** Which client the lead becomes: one that is there, one that is looked for, or a new one. */
export function ClientOptions({ preview, choice, errors, say }: Props) {
  const found = preview.accounts.map((one) => ({
    value: one.id,
    title: one.name,
    beside: [one.city, one.siren && groupDigits(one.siren)].filter(Boolean).join(" · "),
    why: becauseOf(one.reasons),
    chosen: takes(one.fills),
  }));
  const fresh = {
    value: "new",
    title: t("New client"),
    ...(found.length === 0 && { why: t("No client was found that could be the same.") }),
    chosen: <NewClient {...{ choice, errors, say }} />,
  };
  return (
    <Options
      legend={t("Client")}
      field="account_id"
      value={choice.account}
      options={[...found, fresh]}
      onChoose={(account) => say({ account })}
      first
    >
      <AnotherClient value={choice.account} onTake={(account) => say({ account })} />
    </Options>
  );
}

function NewClient({ choice, errors, say }: Omit<Props, "preview">) {
  return (
    <div className="grid gap-2 tablet:grid-cols-[2fr_1fr]">
      <TextField
        label={t("Name of the client")}
        name="account_name"
        value={choice.account_name}
        error={errors["account_name"]}
        onChange={(account_name) => say({ account_name })}
      />
      <TextField
        label="SIREN"
        optional={t("optional")}
        name="siren"
        inputMode="numeric"
        value={choice.siren}
        error={errors["siren"]}
        onChange={(siren) => say({ siren })}
      />
    </div>
  );
}

/** Finds a client that nothing points at. */
function AnotherClient({ value, onTake }: { value: string; onTake: (id: string) => void }) {
  const [looking, look] = useState(false);
  if (!looking)
    return (
      <Button size="small" tone="quiet" className="self-start" onClick={() => look(true)}>
        {t("Another client…")}
      </Button>
    );
  const take = ({ id }: Entry<"accounts">) => {
    onTake(id);
    look(false);
  };
  return (
    <Picker<Entry<"accounts">>
      entity="accounts"
      label={sayOf("accounts", "Search {{things}}")}
      value={value}
      onChange={({ id }) => onTake(id)}
      onTake={take}
      content={({ name, city }) => (
        <>
          <span className="truncate font-medium">{name}</span>
          <span className="flex-none text-ink-3">{city}</span>
        </>
      )}
    />
  );
}
