import type { EntityName } from "../client/api.ts";
import { recordClient } from "../records/record-client.ts";
import { saidSo, toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { toastRefusal } from "./refusals.ts";

/** Removes a row of a list that is set up, says so, and for 10 s how to have it back; `reread` has what shows it read again. */
export async function removeRow(entity: EntityName, id: string, said: string, reread: () => unknown): Promise<void> {
  const rows = recordClient(entity);
  const undo = () =>
    rows
      .restore(id)
      .then(reread)
      .then(() => toast(t("Brought back."), { tone: "good" }))
      .then(saidSo);
  try {
    await rows.remove(id);
    await reread();
    toast(said, { undo });
  } catch (error) {
    toastRefusal(error);
  }
}
