import type { EntityName } from "../../client/api.ts";
import type { FieldMeta } from "../../entity/meta.ts";
import { fieldName } from "../../records/field-names.ts";
import { useField } from "../../records/use-meta.ts";
import { ReferenceControl } from "../../screen/reference-control.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { Field } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { t } from "../../ui/translate.ts";
import type { Step } from "../definition.ts";
import { type ActInput, typed } from "./typed-value.ts";
import { VariableField, VariableSelect } from "./variable-field.tsx";

type Props = {
  entity: string;
  about: string;
  all: Step[];
  name: string;
  value: ActInput;
  onChange: (to: ActInput) => void;
};

/** One value that an act sets: a choice, a record, or a text in which variables may stand. */
export function ActValue({ entity, about, all, name, value, onChange }: Props) {
  const field = useField(entity as EntityName, name);
  const label = fieldName(name, entity);
  const text = Array.isArray(value) ? value.join(", ") : String(value ?? "");
  const set = (to: string) => onChange(typed(to, field?.kind, !!field?.list));
  const options = text.includes("{{") ? null : optionsOf(field);
  if (options) return <SelectField {...{ name, label, options }} value={text} onChange={set} />;
  if (field?.reference && !field.list && !text.includes("{{"))
    return <Pointed {...{ about, all, name, label, text, set }} entity={field.reference} />;
  return (
    <VariableField
      {...{ all, name, label }}
      entity={about}
      lines={name === "body"}
      most={5000}
      value={text}
      onChange={set}
    />
  );
}

function optionsOf(field: FieldMeta | undefined): { value: string; label: string }[] | null {
  const none = { value: "", label: "–" };
  if (field?.choices) return [none, ...field.choices.map((each) => ({ value: each, label: choiceWord(each) }))];
  if (field?.kind !== "flag") return null;
  return [none, { value: "true", label: t("Yes") }, { value: "false", label: t("No") }];
}

type PointedProps = Pick<Props, "about" | "all" | "name" | "entity"> & {
  label: string;
  text: string;
  set: (to: string) => void;
};

function Pointed({ about, all, name, label, entity, text, set }: PointedProps) {
  return (
    <Field {...{ name, label }}>
      {(ties) => (
        <div className="flex items-start gap-1.5">
          <div className="min-w-0 flex-1">
            <ReferenceControl {...ties} entity={entity} text={text} onText={set} />
          </div>
          <VariableSelect {...{ all, label }} entity={about} onChoose={set} />
        </div>
      )}
    </Field>
  );
}
