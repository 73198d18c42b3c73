import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { patchRecord, refreshAround } from "../records/cache.ts";
import { toastFailure } from "../records/failure.ts";
import { fieldText, typedValue } from "../records/field-text.ts";
import { FormDialog } from "../records/form-dialog.tsx";
import { inChunks } from "../records/in-chunks.ts";
import { columnOf, recordClient, type RecordRow } from "../records/record-client.ts";
import { skippedSentence } from "../records/skipped-sentence.ts";
import { useUsedValues } from "../records/used-values.ts";
import { useFields } from "../records/use-meta.ts";
import { Field } from "../ui/field.tsx";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { type Described, useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { RecordControl } from "./record-control.tsx";
import { counted } from "./words.ts";

type Props = { rows: RecordRow[]; name: string; onClose: () => void };

/** Asks for the value that many records are to have in one field. */
export default function GiveDialog({ rows, name, onClose }: Props) {
  const { described } = useScreen();
  const { entity } = described;
  const [text, setText] = useState("");
  const suggestions = useUsedValues(entity, name, !!described.fields?.[name]?.suggested);
  const field = useFields(entity).find((each) => each.name === name) ?? { kind: "line", list: false };
  const label = labelOf(described, name);
  const give = useGiving(described);
  const what = counted(entity, rows.length);
  const value = typedValue(field, text);
  const missing = value === null || value === undefined ? t("Write the value first.") : undefined;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t("{{field}} of {{what}}", { field: label, what })}
      act={t("Set for {{what}}", { what })}
      labels={{ [name]: label }}
      missing={missing}
      send={() => give(rows, name, value, `${label}: ${fieldText(field, value)}`)}
    >
      {(errors) => (
        <Field name={name} label={label} error={errors[name]}>
          {(ties) => <RecordControl {...ties} {...{ field, text, suggestions }} onText={setText} />}
        </Field>
      )}
    </FormDialog>
  );
}

/** Writes one value to many records, and can give each the one it had. */
function useGiving({ entity }: Described) {
  const cache = useQueryClient();
  async function set(rows: RecordRow[], name: string, value: unknown) {
    const ids = rows.map(({ id }) => id);
    const answer = await inChunks(ids, (some) => recordClient(entity).bulk(some, { [name]: value }));
    for (const id of answer.changed) patchRecord(cache, entity, id, { [name]: value });
    refreshAround(cache, entity, answer.changed);
    // The rows carry versions of before; an open one would meet a conflict of its own making.
    void cache.invalidateQueries({ queryKey: [entity, "list"] });
    void cache.invalidateQueries({ queryKey: [entity, "get"] });
    return answer;
  }
  return async (rows: RecordRow[], name: string, value: unknown, said: string) => {
    const { changed, skipped } = await set(rows, name, value);
    const mine = new Set(changed);
    const before = Map.groupBy(
      rows.filter(({ id }) => mine.has(id)),
      (row) => columnOf(row, name),
    );
    const act = () => void Promise.all([...before].map(([old, group]) => set(group, name, old))).catch(toastFailure);
    const told = `${counted(entity, changed.length)} · ${said}`;
    const text = skipped.length > 0 ? `${told}. ${skippedSentence(skipped.length)}` : told;
    toast(text, changed.length > 0 ? { action: { label: t("Undo"), act } } : {});
  };
}
