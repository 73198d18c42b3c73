import type { ComponentProps } from "react";
import { Field } from "./field.tsx";
import { TextInput } from "./text-input.tsx";

type Props = Omit<ComponentProps<typeof Field>, "children"> &
  Omit<ComponentProps<typeof TextInput>, "id" | "name" | "onChange"> & { onChange?: (text: string) => void };

/** A field with one line of text; takes every attribute of an input. */
export function TextField({ label, name, hint, error, optional, onChange, ...input }: Props) {
  return (
    <Field {...{ label, name, hint, error, optional }}>
      {(ties) => <TextInput {...ties} {...input} onChange={(event) => onChange?.(event.target.value)} />}
    </Field>
  );
}
