import type { QueryClient } from "@tanstack/react-query";
import type { EntityName } from "../client/api.ts";
import { saidSo, toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { newKey } from "../client/request.ts";
import { dropRecords, findRecord, refreshAll } from "./cache.ts";
import { toastFailure } from "./failure.ts";
import { inChunks } from "./in-chunks.ts";
import type { BulkAnswer } from "./record-client.ts";
import { sendOrWait } from "./write.ts";

// Seldom wanted: its words come when they are.
const loadReasons = withFrench(
  () => import("./skipped-sentence.ts"),
  () => import("./bulk.french.ts"),
);

/** Puts records into the bin, says how many, and for 10 s how to have them back; `onBack` is called once they are. */
export async function removeRecords(
  cache: QueryClient,
  entity: EntityName,
  ids: string[],
  sentence: (count: number, left: string) => string,
  onBack?: () => void,
): Promise<void> {
  const rows = new Map(ids.map((id) => [id, findRecord(cache, entity, id)]));
  const send = (act: "remove" | "restore") => (some: string[]) =>
    sendOrWait<BulkAnswer>({
      entity,
      act,
      ids: some,
      body: { ids: some, do: act },
      key: newKey(),
      // What one alone is called is worth knowing while it waits.
      row: some.length === 1 ? rows.get(some[0] ?? "") : undefined,
      effect: {},
    });
  dropRecords(cache, entity, ids);
  try {
    const { changed, skipped } = await inChunks(ids, send("remove"));
    const undo = () =>
      inChunks(changed, send("restore"))
        .then(() => toast(t("Brought back."), { tone: "good" }))
        .then(onBack)
        .then(saidSo)
        .finally(() => refreshAll(cache, entity));
    const left = skipped.length > 0 ? (await loadReasons()).skippedSentence(skipped) : "";
    toast(sentence(changed.length, left), changed.length > 0 ? { undo } : {});
  } catch (error) {
    toastFailure(error);
  } finally {
    refreshAll(cache, entity);
  }
}
