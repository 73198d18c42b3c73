import { fieldName } from "../../../records/field-names.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { phrase, t } from "../../../ui/translate.ts";
import { forecasts, isWorked, requirable } from "../stage-types.ts";
import type { SetTyped, Typed } from "./stage-typed.ts";

type Props = { typed: Typed; set: SetTyped; errors: Record<string, string>; fresh: boolean };

/** What is asked of a stage; what it means is said once. */
export function StageFields({ typed, set, errors, fresh }: Props) {
  return (
    <>
      <TextField
        name="name"
        label={t("Name")}
        error={errors["name"]}
        value={typed.name}
        maxLength={60}
        onChange={(name) => set({ name })}
      />
      {fresh && (
        <SelectField
          name="type"
          label={t("It means")}
          value={typed.type}
          options={[
            { value: "open", label: t("The lead is being worked on") },
            { value: "on_hold", label: t("The lead waits") },
          ]}
          onChange={(value) => set({ type: value as Typed["type"] })}
        />
      )}
      <Numbers {...{ typed, set, errors }} />
      {isWorked(typed.type) && (
        <SelectField
          name="forecast"
          label={t("In the forecast")}
          value={typed.forecast}
          options={forecasts.map((each) => ({ value: each, label: t(forecast_words[each]) }))}
          onChange={(value) => set({ forecast: value as Typed["forecast"] })}
        />
      )}
      <Required typed={typed} set={set} />
    </>
  );
}

function Numbers({ typed, set, errors }: Omit<Props, "fresh">) {
  const rest = { typed, set, errors };
  return (
    <>
      {isWorked(typed.type) && <NumberField name="probability" label={t("Probability, in %")} {...rest} />}
      {typed.type === "open" && (
        <NumberField
          name="stale_days"
          label={t("Stale after so many days")}
          hint={t("Without a move or a touch. Empty: never.")}
          {...rest}
        />
      )}
      <NumberField
        name="card_limit"
        label={t("At most so many leads on the board")}
        hint={t("More are marked, not refused. Empty: any number.")}
        {...rest}
      />
    </>
  );
}

const forecast_words: Record<Typed["forecast"], string> = {
  commit: phrase("Counted on"),
  best: phrase("At best"),
  pipeline: phrase("By its probability only"),
};

type NumberProps = {
  name: "probability" | "stale_days" | "card_limit";
  label: string;
  hint?: string;
  typed: Typed;
  set: SetTyped;
  errors: Record<string, string>;
};

function NumberField({ name, label, hint, typed, set, errors }: NumberProps) {
  return (
    <TextField
      {...{ name, label, hint }}
      optional={t("optional")}
      inputMode="numeric"
      error={errors[name]}
      value={typed[name]}
      onChange={(text) => set({ [name]: text })}
    />
  );
}

/** What must be known of a lead before it comes into the stage. */
function Required({ typed: { required_fields }, set }: { typed: Typed; set: SetTyped }) {
  const toggle = (field: string) =>
    required_fields.includes(field) ? required_fields.filter((each) => each !== field) : [...required_fields, field];
  return (
    <fieldset>
      <legend className="mb-1 text-row font-medium">{t("What must be known before")}</legend>
      <div className="grid grid-cols-2 gap-x-3">
        {requirable.map((field) => (
          <Checkbox
            key={field}
            label={fieldName(field, "leads")}
            checked={required_fields.includes(field)}
            onChange={() => set({ required_fields: toggle(field) })}
          />
        ))}
      </div>
    </fieldset>
  );
}
