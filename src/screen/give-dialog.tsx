import { useState } from "react";
import { fieldText, typedValue } from "../records/field-text.ts";
import { FormDialog } from "../records/form-dialog.tsx";
import { columnOf, type RecordRow, type Values } from "../records/record-client.ts";
import { useSuggestions } from "../records/used-values.ts";
import { useField } from "../records/use-meta.ts";
import { Checkbox } from "../ui/checkbox.tsx";
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

/** Asks for the value that many records are to have in one field, or whether it is to be empty where it may be. */
export default function GiveDialog({ rows, name, what, send, onClose }: GiveProps) {
  const { described } = useScreen();
  const { entity } = described;
  const [text, setText] = useState("");
  const [is_emptied, empty] = useState(false);
  const known = useField(entity, name);
  const suggestions = useSuggestions(entity, known, !!described.fields?.[name]?.suggested);
  const field = known ?? { kind: "line", list: false };
  const label = labelOf(described, name);
  const where =
    rows.length > 0 && known ? withinOf(known, (column) => ({ in: [...valuesOf(rows, column)] })) : undefined;
  const value = is_emptied ? null : typedValue(field, text);
  const is_missing = !is_emptied && (value === null || value === undefined);
  const said = is_emptied ? t("{{field}} emptied", { field: label }) : `${label}: ${fieldText(field, value)}`;
  return (
    <FormDialog
      onClose={onClose}
      title={t("{{field}} of {{what}}", { field: label, what })}
      act={t("Set for {{what}}", { what })}
      labels={{ [name]: label }}
      missing={is_missing ? t("Write the value first.") : undefined}
      send={() => send({ [name]: value }, (was) => ({ [name]: was[name] ?? null }), said)}
    >
      {(errors) => (
        <>
          {!is_emptied && (
            <Field name={name} label={label} error={errors[name]}>
              {(ties) => <RecordControl {...ties} {...{ field, text, suggestions, where }} onText={setText} />}
            </Field>
          )}
          {known?.nullable && (
            <Checkbox label={t("Leave it empty")} checked={is_emptied} onChange={() => empty(!is_emptied)} />
          )}
        </>
      )}
    </FormDialog>
  );
}

const valuesOf = (rows: RecordRow[], column: string) =>
  new Set(rows.flatMap((row) => (columnOf(row, column) as string | null | undefined) ?? []));
