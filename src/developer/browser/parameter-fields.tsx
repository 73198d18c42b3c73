import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { t } from "../../ui/translate.ts";
import type { Operation } from "./api-document.ts";
import { Prose } from "./prose.tsx";

type Props = {
  operation: Operation;
  values: Record<string, string>;
  errors: Record<string, string>;
  onChange: (name: string, value: string) => void;
};

/** The parameters of an operation, those that it needs first. */
export function ParameterFields({ operation: { parameters }, values, errors, onChange }: Props) {
  if (parameters.length === 0) return null;
  const sorted = parameters.toSorted((one, other) => Number(other.required ?? 0) - Number(one.required ?? 0));
  return (
    <fieldset>
      <legend className="mb-1 text-row font-semibold">{t("Parameters")}</legend>
      <div className="grid gap-x-4 gap-y-3 tablet:grid-cols-2">
        {sorted.map(({ name, required, description, schema, example }) => {
          const field = {
            name,
            label: name,
            ...(!required && { optional: t("optional") }),
            hint: description && <Prose text={description} />,
            error: errors[name],
            value: values[name] ?? "",
            onChange: (value: string) => onChange(name, value),
          };
          const placeholder = String(example ?? schema.default ?? "");
          return schema.enum ? (
            <SelectField key={name} {...field} options={choices(schema.enum.map(String))} />
          ) : (
            <TextField key={name} {...field} placeholder={placeholder} className="font-mono" />
          );
        })}
      </div>
    </fieldset>
  );
}

const choices = (values: string[]) => [{ value: "", label: "" }, ...values.map((value) => ({ value, label: value }))];
