import { useState } from "react";
import { fieldText, typedValue } from "../records/field-text.ts";
import { FormDialog } from "../records/form-dialog.tsx";
import { columnOf, type RecordRow, type Values } from "../records/record-client.ts";
import { useSuggestions } from "../records/used-values.ts";
import { useField } from "../records/use-meta.ts";
import { Field } from "../ui/field.tsx";
import { t } from "../ui/translate.ts";
import { useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { withinOf } from "./within-of.ts";
import { RecordControl } from "./record-control.tsx";

export type GiveProps = {
  /** Those that are chosen; none where all that match are meant. */
  rows: RecordRow[];
  name: string;
  /** "12 leads". */
  what: string;
  /** The change, what takes it back of a record as it was, and what is said of it. */
  send: (change: Values, back: (was: Values) => Values, said: string) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for the value that many records are to have in one field. */
export default function GiveDialog({ rows, name, what, send, onClose }: GiveProps) {
  const { described } = useScreen();
  const { entity } = described;
  const [text, setText] = useState("");
  const known = useField(entity, name);
  const suggestions = useSuggestions(entity, known, !!described.fields?.[name]?.suggested);
  const field = known ?? { kind: "line", list: false };
  const label = labelOf(described, name);
  const where =
    rows.length > 0 && known ? withinOf(known, (column) => ({ in: [...valuesOf(rows, column)] })) : undefined;
  const value = typedValue(field, text);
  const missing = value === null || value === undefined ? t("Write the value first.") : undefined;
  return (
    <FormDialog
      onClose={onClose}
      title={t("{{field}} of {{what}}", { field: label, what })}
      act={t("Set for {{what}}", { what })}
      labels={{ [name]: label }}
      missing={missing}
      send={() =>
        send({ [name]: value }, (was) => ({ [name]: was[name] ?? null }), `${label}: ${fieldText(field, value)}`)
      }
    >
      {(errors) => (
        <Field name={name} label={label} error={errors[name]}>
          {(ties) => <RecordControl {...ties} {...{ field, text, suggestions, where }} onText={setText} />}
        </Field>
      )}
    </FormDialog>
  );
}

const valuesOf = (rows: RecordRow[], column: string) =>
  new Set(rows.flatMap((row) => (columnOf(row, column) as string | null | undefined) ?? []));
