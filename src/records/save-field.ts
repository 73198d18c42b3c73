import type { EntityName } from "../client/api.ts";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import type { Clash } from "./editable-props.ts";
import { failureSentence, isConflict, toastFailure } from "./failure.ts";
import { fieldErrors } from "./field-errors.ts";
import { columnOf, recordClient, type RecordRow } from "./record-client.ts";
import type { Writes } from "./use-writes.ts";

type Save = {
  entity: EntityName;
  row: RecordRow;
  name: string;
  label: string;
  writes: Writes;
  /** What is said when it is done, where that is more than the name of the field. */
  said?: string;
  onRefused: (sentence: string) => void;
  onClash: (clash: Clash) => void;
};

/** Saves one field, with a way back; tells a clash only when it was this field that somebody else changed. */
export async function saveField(save: Save, value: unknown): Promise<void> {
  const { entity, row, name, writes, onRefused, onClash } = save;
  try {
    await writes.update(row, { [name]: value });
    offerUndo(save);
  } catch (error) {
    if (!isConflict(error)) return refuse(error, name, onRefused);
    const stored = await recordClient(entity).get(row.id).catch(toastFailure);
    if (!stored) return;
    const [was, is] = [row, stored].map((each) => JSON.stringify(columnOf(each, name)));
    if (was === is) await saveField({ ...save, row: stored }, value);
    else onClash({ mine: value, stored });
  }
}

function refuse(error: unknown, name: string, onRefused: (sentence: string) => void): void {
  const own = fieldErrors(error)[name];
  if (own) onRefused(own);
  else toast(failureSentence(error), { tone: "bad" });
}

function offerUndo({ row, name, label, writes, said }: Save): void {
  const back = { [name]: columnOf(row, name) ?? null };
  const act = () => void writes.update({ ...row, version: row.version + 1 }, back).catch(toastFailure);
  toast(said ?? t("{{field}} changed.", { field: label }), { action: { label: t("Undo"), act } });
}
