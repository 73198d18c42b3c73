import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { toastFailure } from "../../records/failure.ts";
import { useAddress } from "../../records/address.ts";
import { useScreen } from "../../screen/description.ts";
import { labelOf } from "../../screen/label.ts";
import { saidSo, toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { merge, type Merging, takeApart, tellApart, type Pair, type Shown } from "./duplicates-client.ts";
import { MergeDialog } from "./late-duplicates.ts";

/** Making one record of two, and two again; saying that two are two. */
export function useMerging() {
  const cache = useQueryClient();
  const { ask, described } = useScreen();
  const [address, go] = useAddress();
  return useMemo(() => {
    const { entity } = described;
    const apart = async (both: Merging, name: string) => {
      try {
        const stay = await takeApart(cache, entity, both);
        const fields = stay.map((field) => labelOf(described, field)).join(", ");
        if (stay.length === 0) toast(t("{{name}} is a record of its own again.", { name }), { tone: "good" });
        else toast(t("{{name}} is back. What was changed since stays: {{fields}}.", { name, fields }));
      } catch (error) {
        toastFailure(error);
      }
    };
    const done = async (merging: Merging, name: string) => {
      await merge(cache, entity, merging);
      if (address["id"] === merging.duplicate_id) go({ id: merging.id });
      const undo = () => apart(merging, name).then(saidSo);
      toast(t("Merged. {{name}} is in the bin.", { name }), { tone: "good", undo });
    };
    return {
      apart,
      /** Asks what is to become of two records; of one alone, first which is its duplicate. */
      ask: (kept: Shown, gone?: Shown) =>
        ask((onClose) => <MergeDialog {...{ entity, kept, onClose }} {...(gone && { gone })} send={done} />),
      two: async (pair: Pair, two: boolean) => {
        try {
          await tellApart(cache, entity, pair, two);
          const undo = () => tellApart(cache, entity, pair, !two);
          if (two) toast(t("Not duplicates. Nobody is asked again."), { tone: "good", undo });
        } catch (error) {
          toastFailure(error);
        }
      },
    };
  }, [cache, ask, described, address, go]);
}
