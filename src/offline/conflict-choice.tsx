import { useState } from "react";
import { fieldName } from "../records/field-names.ts";
import { fieldText } from "../records/field-text.ts";
import { useField } from "../records/use-meta.ts";
import { useWhoChanged } from "../records/who-changed.ts";
import { Button } from "../ui/button.tsx";
import { t } from "../ui/translate.ts";
import type { Item } from "./item.ts";
import { type FieldClash, mergeChange } from "./merge.ts";
import { discard, resolve } from "./outbox.ts";

type Choice = "mine" | "theirs";

/** Somebody else has changed the same fields: for each what it was, what they wrote and what was written here. */
export function ConflictChoice({ item }: { item: Item }) {
  const { stored } = item;
  if (!stored) return null;
  return <Choices item={item} stored={stored} />;
}

function Choices({ item, stored }: { item: Item; stored: NonNullable<Item["stored"]> }) {
  const [chosen, setChosen] = useState<Record<string, Choice>>({});
  const { change, clashes } = mergeChange(item, stored);
  const [first] = clashes;
  const sentence = useWhoChanged(item.entity, stored.id, first?.name ?? "", first?.theirs);
  const missing = clashes.some(({ name }) => !chosen[name]) ? t("Choose for each field.") : undefined;
  const mine = clashes.filter(({ name }) => chosen[name] === "mine").map(({ name, mine: value }) => [name, value]);
  return (
    <div className="flex flex-col gap-3 rounded-md border border-bad bg-bad-soft p-3">
      <p className="font-medium">{sentence}</p>
      {clashes.map((clash) => (
        <Field
          key={clash.name}
          item={item}
          clash={clash}
          chosen={chosen[clash.name]}
          onChoose={(choice) => setChosen({ ...chosen, [clash.name]: choice })}
        />
      ))}
      <div className="flex flex-wrap gap-1.5">
        <Button
          size="small"
          tone="primary"
          disabledReason={missing}
          onClick={() => resolve(item, { ...change, ...Object.fromEntries(mine) })}
        >
          {t("Save the choice")}
        </Button>
        <Button size="small" onClick={() => discard(item)}>
          {t("Discard")}
        </Button>
      </div>
    </div>
  );
}

type FieldProps = { item: Item; clash: FieldClash; chosen: Choice | undefined; onChoose: (choice: Choice) => void };

function Field({ item, clash, chosen, onChoose }: FieldProps) {
  const meta = useField(item.entity, clash.name);
  const text = (value: unknown) => (meta && fieldText(meta, value)) || "–";
  const offers = [
    { choice: "theirs", label: t("Theirs"), value: clash.theirs },
    { choice: "mine", label: t("Yours"), value: clash.mine },
  ] as const;
  return (
    <fieldset className="flex flex-col gap-1 text-meta">
      <legend className="mb-1 font-medium">{fieldName(clash.name)}</legend>
      <p className="text-ink-2">{t("Before: {{value}}", { value: text(clash.base) })}</p>
      {offers.map(({ choice, label, value }) => (
        <label key={choice} className="flex items-baseline gap-2 touch:min-h-10 touch:items-center">
          <input
            type="radio"
            name={`${item.key}-${clash.name}`}
            checked={chosen === choice}
            onChange={() => onChoose(choice)}
            className="accent-person"
          />
          <span className="text-ink-2">{label}</span>
          <span className="min-w-0 break-words">{text(value)}</span>
        </label>
      ))}
    </fieldset>
  );
}
