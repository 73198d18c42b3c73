import { useState } from "react";
import { useSession } from "../../client/session-context.ts";
import type { EntityName } from "../../client/api.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Picker } from "../../records/picker.tsx";
import { columnOf, type RecordRow } from "../../records/record-client.ts";
import { useField } from "../../records/use-meta.ts";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { sayOf } from "../../screen/words.ts";
import { placeOf } from "../places.ts";
import { readAddress } from "./read-address.ts";

type Props = {
  name: string;
  onClose: () => void;
  send: (entity: string, id: string) => Promise<unknown>;
  without: string[];
};

/** Asks which record a task is about: one that is looked for, or the address of one. */
export default function AddRecordDialog({ name, onClose, send, without }: Props) {
  const kinds = useKinds();
  const [kind, choose] = useState("");
  const [picked, pick] = useState<Picked | null>(null);
  const [address, paste] = useState("");
  const entity = kind || (kinds[0]?.value ?? "leads");
  const marked = picked?.entity === entity ? picked : null;
  const read = address.trim() ? readAddress(address, location.origin) : marked;
  const wrong = address.trim() && !kinds.some(({ value }) => value === read?.entity) ? t(no_address) : undefined;
  return (
    <FormDialog
      onClose={onClose}
      title={t("Link a record to {{name}}", { name })}
      act={t("Link a record")}
      labels={{ record_id: t("Record") }}
      missing={wrong ?? (read ? undefined : t("Choose a record first."))}
      send={async () => read && send(read.entity, read.id)}
    >
      {(errors) => (
        <>
          <SelectField name="record_entity" label={t("Kind")} value={entity} options={kinds} onChange={choose} />
          <RecordPicker key={entity} {...{ entity, without, pick }} value={marked?.id ?? null} />
          <TextField
            name="address"
            label={t("Or paste the address of a record")}
            value={address}
            error={wrong}
            onChange={paste}
          />
          {errors["record_id"] && <p className="text-bad">{errors["record_id"]}</p>}
        </>
      )}
    </FormDialog>
  );
}

type Picked = { entity: string; id: string };
type PickerProps = { entity: string; value: string | null; without: string[]; pick: (picked: Picked) => void };

function RecordPicker({ entity, value, without, pick }: PickerProps) {
  const { line, under = [] } = placeOf(entity) ?? {};
  return (
    <Picker<RecordRow>
      entity={entity as EntityName}
      label={sayOf(entity, "Search {{things}}")}
      {...{ value, without }}
      onChange={({ id }) => pick({ entity, id })}
      content={(row) => (
        <>
          <span className="max-w-full truncate">{line?.(row)}</span>
          <span className="truncate text-ink-3">
            {under
              .map((name) => columnOf(row, name))
              .filter((value) => typeof value === "string")
              .join(" · ")}
          </span>
        </>
      )}
    />
  );
}

/** The kinds of records that a task may be about, and of which the reader sees any. */
function useKinds() {
  const { rights } = useSession();
  const all = useField("task_records", "record_entity")?.choices ?? [];
  return all
    .filter((entity) => rights?.[entity]?.["read"])
    .map((value) => ({ value, label: t(placeOf(value)?.words.many ?? value) }));
}

const no_address = phrase("This is the address of no record that can be linked.");
phrase("This task is about that record already.");
phrase("A task is about 50 records at most.");
