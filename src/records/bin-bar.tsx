import { useQueryClient } from "@tanstack/react-query";
import { ArchiveRestore } from "lucide-react";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkButton } from "./bulk-button.tsx";
import { refreshAll } from "./cache.ts";
import { useEntity } from "./entity-context.ts";
import { toastFailure } from "./failure.ts";
import { inChunks } from "./in-chunks.ts";
import { recordClient } from "./record-client.ts";
import type { Selection } from "./selection.ts";
import { skippedSentence } from "./skipped-sentence.ts";
import { useAllowed } from "./use-allowed.ts";

/** Brings the chosen records back from the bin. */
export default function BinBar({ selection }: { selection: Selection }) {
  const entity = useEntity();
  const cache = useQueryClient();
  const ids = [...selection.ids];
  const allowed = useAllowed(entity, { ids }, true);
  async function restore() {
    try {
      const { changed, skipped } = await inChunks(ids, (some) =>
        recordClient(entity).bulk({ ids: some, do: "restore" }),
      );
      const count = { count: changed.length };
      toast(changed.length === 1 ? t("1 record is back.") : t("{{count}} records are back.", count), { tone: "good" });
      if (skipped.length > 0) toast(skippedSentence(skipped));
      selection.clear();
    } catch (error) {
      toastFailure(error);
    } finally {
      refreshAll(cache, entity);
    }
  }
  return (
    <BulkBar selection={selection} count={ids.length}>
      <BulkButton
        icon={ArchiveRestore}
        chosen={ids.length}
        allowed={allowed && (allowed["delete"] ?? 0)}
        onClick={() => void restore()}
      >
        {(count) => (count === 1 ? t("Bring 1 back") : t("Bring {{count}} back", { count }))}
      </BulkButton>
    </BulkBar>
  );
}
