import type { QueryClient } from "@tanstack/react-query";
import type { EntityName } from "../client/api.ts";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { dropRecords, refreshAll } from "./cache.ts";
import { toastFailure } from "./failure.ts";
import { inChunks } from "./in-chunks.ts";
import { recordClient } from "./record-client.ts";

/** Puts records into the bin, says how many, and for 10 s how to have them back. */
export async function removeRecords(
  cache: QueryClient,
  entity: EntityName,
  ids: string[],
  sentence: (count: number, skipped: number) => string,
): Promise<void> {
  const client = recordClient(entity);
  dropRecords(cache, entity, ids);
  try {
    const { changed, skipped } = await inChunks(ids, (some) => client.bulk(some, "remove"));
    const act = () =>
      void inChunks(changed, (some) => client.bulk(some, "restore"))
        .then(() => toast(t("Brought back."), { tone: "good" }), toastFailure)
        .finally(() => refreshAll(cache, entity));
    const undo = changed.length > 0 ? { action: { label: t("Undo"), act } } : {};
    toast(sentence(changed.length, skipped.length), undo);
  } catch (error) {
    toastFailure(error);
  } finally {
    refreshAll(cache, entity);
  }
}
