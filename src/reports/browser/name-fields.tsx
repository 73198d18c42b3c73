import { Readers } from "../../records/readers.tsx";
import { Field } from "../../ui/field.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { t } from "../../ui/translate.ts";
import type { Visibility } from "./save-report.tsx";

export type NameValues = { name: string; note: string; visibility: Visibility };

type Props = {
  values: NameValues;
  errors: Record<string, string>;
  onChange: (change: Partial<NameValues>) => void;
  /** Who sees all of them, whoever is chosen. */
  also: string;
};

/** Under which name something is kept, what is said of it, and who sees it. */
export function NameFields({ values: { name, note, visibility }, errors, onChange, also }: Props) {
  return (
    <>
      <Field label={t("Name")} name="name" error={errors["name"]}>
        {(ties) => (
          <TextInput
            {...ties}
            value={name}
            maxLength={200}
            onChange={({ target }) => onChange({ name: target.value })}
          />
        )}
      </Field>
      <Field label={t("Description")} name="note" error={errors["note"]}>
        {(ties) => (
          <Textarea
            {...ties}
            rows={2}
            value={note}
            maxLength={2000}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-col gap-1">
        <Readers value={visibility} everyone="company" onChange={(chosen) => onChange({ visibility: chosen })} />
        <p className="text-meta text-ink-3">{also}</p>
      </div>
    </>
  );
}
