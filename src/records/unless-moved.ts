import type { EntityName } from "../client/api.ts";
import { ApiError } from "../client/api-error.ts";
import { saidSo, toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { columnOf, recordClient, type Values } from "./record-client.ts";

/** Takes back what left a record with these values; where somebody has changed them since, says so instead. */
export async function unlessMoved(
  entity: EntityName,
  id: string,
  left: Values,
  undo: () => Promise<unknown>,
): Promise<unknown> {
  const now = await recordClient(entity)
    .get(id)
    // Without a line the undo waits, and the server judges it then.
    .catch((error: unknown) => (error instanceof ApiError && error.status === 0 ? null : Promise.reject(error)));
  const moved = now && Object.entries(left).some(([name, value]) => columnOf(now, name) !== value);
  return moved ? sayMoved() : undo();
}

/** Says that something cannot be taken back, since somebody has changed it meanwhile. */
export function sayMoved(): symbol {
  toast(t("Somebody changed this meanwhile."), { tone: "bad" });
  return saidSo();
}
