import { useState } from "react";
import { newKey } from "../../../client/request.ts";
import { FormDialog } from "../../../records/form-dialog.tsx";
import { recordClient } from "../../../records/record-client.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { t } from "../../../ui/translate.ts";
import type { OwnKind } from "../../../entity/own-field.ts";
import { ChoiceLines } from "./choice-lines.tsx";
import type { Line } from "./line-after.ts";
import { kindOptions } from "./kind-words.ts";
import { type OwnFieldRow, useRereadFields } from "./use-own-fields.ts";

type Props = { entity: OwnFieldRow["entity"]; field: OwnFieldRow | undefined; onClose: () => void };
type Typed = { name: string; kind: OwnKind; hint: string; required: boolean; lines: Line[] };

/** Asks for a new field, or for what is to be changed of one. */
export function FieldDialog({ entity, field, onClose }: Props) {
  const reread = useRereadFields();
  const [key] = useState(newKey);
  const [typed, type] = useState(() => typedOf(field));
  const set = (change: Partial<Typed>) => type({ ...typed, ...change });
  async function send() {
    await save(entity, field, typed, key);
    await reread();
  }
  return (
    <FormDialog
      onClose={onClose}
      title={field ? t("Change {{name}}", { name: field.name }) : t("New field")}
      act={field ? t("Save") : t("Create the field")}
      labels={{ name: t("Name"), hint: t("Hint"), choices: t("Choices") }}
      missing={typed.name.trim() ? undefined : t("Write a name first.")}
      send={send}
    >
      {(errors) => <Fields {...{ typed, set, errors }} fresh={!field} />}
    </FormDialog>
  );
}

type FieldsProps = {
  typed: Typed;
  set: (change: Partial<Typed>) => void;
  errors: Record<string, string>;
  fresh: boolean;
};

function Fields({ typed, set, errors, fresh }: FieldsProps) {
  const { name, kind, hint, required, lines } = typed;
  const named = { name: "name", label: t("Name"), error: errors["name"], value: name, maxLength: 80 };
  const hinted = { name: "hint", label: t("Hint"), error: errors["hint"], value: hint, maxLength: 200 };
  return (
    <>
      <TextField {...named} onChange={(value) => set({ name: value })} />
      {fresh && (
        <SelectField
          name="kind"
          label={t("Type")}
          value={kind}
          options={kindOptions()}
          onChange={(value) => set({ kind: value as OwnKind })}
        />
      )}
      {kind === "choice" && (
        <ChoiceLines lines={lines} error={errors["choices"]} onChange={(value) => set({ lines: value })} />
      )}
      <TextField {...hinted} optional={t("optional")} onChange={(value) => set({ hint: value })} />
      {kind !== "flag" && (
        <Checkbox
          label={t("Required")}
          checked={required}
          onChange={(event) => set({ required: event.target.checked })}
        />
      )}
    </>
  );
}

function typedOf(field: OwnFieldRow | undefined): Typed {
  const offered = (field?.choices ?? []).filter(({ gone }) => !gone);
  return {
    name: field?.name ?? "",
    kind: field?.kind ?? "line",
    hint: field?.hint ?? "",
    required: field?.required ?? false,
    lines: offered.map(({ key, name }) => ({ at: key, key, name })),
  };
}

async function save(entity: OwnFieldRow["entity"], field: OwnFieldRow | undefined, typed: Typed, key: string) {
  const own_fields = recordClient("own_fields");
  const { kind, required } = typed;
  const values = { name: typed.name.trim(), hint: typed.hint.trim() || null, required };
  const { id } = field
    ? await own_fields.update(field.id, { ...values, version: field.version })
    : await own_fields.create({ ...values, entity, kind }, key);
  if (kind !== "choice") return;
  const choices = typed.lines.flatMap(({ key: of, name }) => {
    return name.trim() ? [{ name: name.trim(), ...(of && { key: of }) }] : [];
  });
  const before = typedOf(field).lines.map(({ key: of, name }) => ({ name, key: of }));
  if (JSON.stringify(choices) !== JSON.stringify(before)) await own_fields.do("offer", { id, choices });
}
