import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import { Select } from "./select.tsx";

type Props = Omit<ComponentProps<typeof Field>, "children"> & {
  value: string;
  options: ComponentProps<typeof Select>["options"];
  onChange: (value: string) => void;
};

/** A field with one of a few values. */
export function SelectField({ label, name, hint, error, optional, value, options, onChange }: Props) {
  return (
    <Field {...{ label, name, hint, error, optional }}>
      {(ties) => (
        <Select {...ties} value={value} options={options} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}
