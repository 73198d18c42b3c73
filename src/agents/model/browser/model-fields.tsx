import type { ComponentProps } from "react";
import { Field } from "../../../ui/field.tsx";
import { PasswordInput } from "../../../ui/password-input.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { t } from "../../../ui/translate.ts";
import type { Typed } from "./typed-model.ts";
import { named_models } from "./use-model.ts";

type Props = {
  typed: Typed;
  change: (name: string) => (text: string) => void;
  errors: Record<string, string>;
  keeps_key: boolean;
};
type OneProps = Pick<Props, "typed" | "change"> & { name: string; label: string } & Partial<
    ComponentProps<typeof TextField>
  >;

const amount = { inputMode: "decimal", maxLength: 20 } as const;
const three = "grid grid-cols-3 items-end gap-2 max-tablet:grid-cols-1";
const four = "grid grid-cols-4 items-end gap-2 max-tablet:grid-cols-2";

/** The fields of the endpoint: its address and key, its models with their prices, what may be spent. */
export function ModelFields({ errors, keeps_key, ...of }: Props) {
  return (
    <>
      <One
        {...of}
        name="base_url"
        label={t("Address")}
        error={errors["base_url"]}
        placeholder="https://api.openai.com/v1"
        maxLength={500}
      />
      <Key {...of} error={errors["api_key"]} keeps_key={keeps_key} />
      {named_models.map((model) => (
        <div key={model} className={three}>
          <One {...of} name={`name ${model}`} label={t("{{model}} there", { model })} placeholder={model} />
          <One {...of} {...amount} name={`in ${model}`} label={t("Input price")} />
          <One {...of} {...amount} name={`out ${model}`} label={t("Output price")} />
        </div>
      ))}
      <p className="text-meta text-ink-3">
        {t("Prices are for a million tokens, in the company's currency. A model without one is counted as a dear one.")}
      </p>
      <div className={four}>
        <One {...of} {...amount} name="cap company" label={t("Daily limit")} />
        <One {...of} {...amount} name="cap person" label={t("By one person")} />
        <One {...of} {...amount} name="cap agent" label={t("By one agent")} />
        <One {...of} {...amount} name="cap run" label={t("For one task")} />
      </div>
      <One {...of} name="timeout_s" label={t("Seconds to wait")} inputMode="numeric" maxLength={3} />
    </>
  );
}

function One({ typed, change, name, ...field }: OneProps) {
  return <TextField name={name} value={typed[name] ?? ""} maxLength={200} onChange={change(name)} {...field} />;
}

type KeyProps = Pick<Props, "typed" | "change" | "keeps_key"> & { error: string | undefined };

function Key({ typed, change, error, keeps_key }: KeyProps) {
  const hint = keeps_key && t("Left empty, the one that is kept stays, for this address.");
  return (
    <Field name="api_key" label={t("Key")} {...{ error, hint }}>
      {(ties) => (
        <PasswordInput
          {...ties}
          autoComplete="off"
          maxLength={1000}
          value={typed["api_key"]}
          onChange={(event) => change("api_key")(event.target.value)}
        />
      )}
    </Field>
  );
}
