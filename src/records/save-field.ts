import type { EntityName } from "../client/api.ts";
import { ApiError } from "../client/api-error.ts";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import type { Clash } from "./editable-props.ts";
import { failureSentence, isConflict } from "./failure.ts";
import { fieldErrors } from "./field-errors.ts";
import { columnOf, recordClient, type RecordRow } from "./record-client.ts";
import { sayMoved } from "./unless-moved.ts";
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
  /** Where what was typed is kept, to be sent again when the server can. */
  onFailed?: (sentence: string) => void;
  onClash: (clash: Clash) => void;
};

/** Saves one field, with a way back; tells a clash only when it was this field that somebody else changed. */
export async function saveField(save: Save, value: unknown): Promise<void> {
  try {
    const { clash, after } = await changeField(save, value);
    if (clash) save.onClash(clash);
    else offerUndo(save, after);
  } catch (error) {
    refuse(error, save);
  }
}

type Changed = { clash?: Clash; after?: RecordRow | null };

/** Changes one field, on top of what others have done to other fields meanwhile. */
async function changeField(save: Omit<Save, "onRefused" | "onFailed" | "onClash">, value: unknown): Promise<Changed> {
  const { entity, row, name, writes } = save;
  try {
    return { after: await writes.update(row, { [name]: value }) };
  } catch (error) {
    if (!isConflict(error)) throw error;
    const stored = await recordClient(entity).get(row.id);
    const [was, is] = [row, stored].map((each) => JSON.stringify(columnOf(each, name)));
    return was === is ? changeField({ ...save, row: stored }, value) : { clash: { mine: value, stored } };
  }
}

function refuse(error: unknown, { name, onRefused, onFailed }: Save): void {
  const own = fieldErrors(error)[name];
  if (own) onRefused(own);
  else if (onFailed && error instanceof ApiError && error.status >= 500) onFailed(failureSentence(error));
  else toast(failureSentence(error), { tone: "bad" });
}

/** A way back of this field alone, whatever was done to others since; none where its writer no longer sees the record. */
function offerUndo(save: Save, after: RecordRow | null | undefined): void {
  const { row, name, label, said } = save;
  const undo = async (from: RecordRow) => {
    const { clash } = await changeField({ ...save, row: from }, columnOf(row, name) ?? null);
    return clash ? sayMoved() : undefined;
  };
  toast(said ?? t("{{field}} changed.", { field: label }), after ? { undo: () => undo(after) } : {});
}
