import { useSession } from "../../client/session-context.ts";
import { useField } from "../../records/use-meta.ts";
import { useScreen } from "../../screen/description.ts";

/** Whether tasks may be about the record which is open, and the reader may know of that. */
export function useLinkable(): boolean {
  const { described } = useScreen();
  const { rights } = useSession();
  const linkable = useField("task_records", "record_entity")?.choices ?? [];
  return !!rights?.["task_records"]?.["read"] && linkable.includes(described.entity);
}
