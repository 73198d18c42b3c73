import { fieldName } from "../../records/field-names.ts";
import { useFields } from "../../records/use-meta.ts";
import { Field } from "../../ui/field.tsx";
import { Select } from "../../ui/select.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";
import type { Step } from "../definition.ts";
import { walk } from "../walk.ts";

type Props = {
  entity: string;
  all: Step[];
  name: string;
  label: string;
  value: string;
  most: number;
  lines?: boolean;
  onChange: (to: string) => void;
};

/** A text in which variables may stand, with a list from which one is put at its end. */
export function VariableField({ entity, all, name, label, value, most, lines = false, onChange }: Props) {
  return (
    <Field {...{ name, label }}>
      {(ties) => {
        const control = { ...ties, value, maxLength: most };
        return (
          <div className="flex items-start gap-1.5">
            {lines ? (
              <Textarea {...control} onChange={({ target }) => onChange(target.value)} />
            ) : (
              <TextInput {...control} onChange={({ target }) => onChange(target.value)} />
            )}
            <VariableSelect {...{ entity, all, label }} onChoose={(variable) => onChange(value + variable)} />
          </div>
        );
      }}
    </Field>
  );
}

type SelectProps = { entity: string; all: Step[]; label: string; onChoose: (variable: string) => void };

/** The variables: what the record says, the day, and what steps have answered. */
export function VariableSelect({ entity, all, label, onChoose }: SelectProps) {
  const fields = useFields(entity as "leads").filter(({ kind }) => kind !== "data");
  const options = [
    { value: "", label: t("Insert…") },
    ...fields.map((field) => ({ value: `{{ record.${field.name} }}`, label: fieldName(field.name, entity) })),
    ...(entity ? [{ value: "{{ record.id }}", label: t("Tandem's own id") }] : []),
    { value: "{{ today }}", label: t("Today") },
    { value: "{{ today | plus_days: 7 }}", label: t("In a week") },
    ...[...walk(all)].flatMap(({ step: { id, type } }) => answered(id, type)),
  ];
  return (
    <Select
      aria-label={t("Insert a variable: {{field}}", { field: label })}
      className="w-28 flex-none"
      value=""
      {...{ options }}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

function answered(id: string, type: Step["type"]): { value: string; label: string }[] {
  const named = { act: "id", agent: "said", approval: "note", request: "answer" }[type as string];
  return named ? [{ value: `{{ steps.${id}.${named} }}`, label: `${id}.${named}` }] : [];
}
