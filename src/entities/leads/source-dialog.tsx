import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { patchRecord, refreshAround } from "../../records/cache.ts";
import { toastFailure } from "../../records/failure.ts";
import { FieldControl } from "../../records/field-control.tsx";
import { FormDialog } from "../../records/form-dialog.tsx";
import { recordClient } from "../../records/record-client.ts";
import { inChunks } from "../../records/in-chunks.ts";
import { Field } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { useSources } from "./lead-filters.ts";
import type { LeadRow } from "./lead-row.ts";
import { skippedSentence } from "../../records/skipped-sentence.ts";

type Props = { leads: LeadRow[]; onClose: () => void };

/** Asks for the source that many leads are to have. */
export function SourceDialog({ leads, onClose }: Props) {
  const [source, setSource] = useState("");
  const suggestions = useSources().map(({ value }) => value);
  const write = useSourceWrite();
  const count = leads.length;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={count === 1 ? t("Source of 1 lead") : t("Source of {{count}} leads", { count })}
      act={t("Set the source")}
      labels={{ source: t("Source") }}
      missing={source.trim() ? undefined : t("Write the source first.")}
      send={() => write(leads, source.trim())}
    >
      {(errors) => (
        <Field name="source" label={t("Source")} error={errors["source"]}>
          {(ties) => (
            <FieldControl
              {...ties}
              field={{ kind: "line", list: false }}
              text={source}
              onText={setSource}
              suggestions={suggestions}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

/** Writes the source of many leads, and can give each the one it had. */
function useSourceWrite() {
  const cache = useQueryClient();
  async function set(ids: string[], source: string | null) {
    const answer = await inChunks(ids, (some) => recordClient("leads").bulk(some, { source }));
    for (const id of answer.changed) patchRecord(cache, "leads", id, { source });
    refreshAround(cache, "leads", answer.changed);
    // The rows carry versions of before; an open one would meet a conflict of its own making.
    void cache.invalidateQueries({ queryKey: ["leads", "list"] });
    void cache.invalidateQueries({ queryKey: ["leads", "get"] });
    return answer;
  }
  return async (leads: LeadRow[], source: string) => {
    const { changed, skipped } = await set(
      leads.map(({ id }) => id),
      source,
    );
    const mine = new Set(changed);
    const before = Map.groupBy(
      leads.filter(({ id }) => mine.has(id)),
      (lead) => lead.source,
    );
    const act = () =>
      void Promise.all(
        [...before].map(([old, group]) =>
          set(
            group.map(({ id }) => id),
            old,
          ),
        ),
      ).catch(toastFailure);
    const said =
      changed.length === 1
        ? t("1 lead now has the source {{source}}.", { source })
        : t("{{count}} leads now have the source {{source}}.", { count: changed.length, source });
    const text = skipped.length > 0 ? `${said} ${skippedSentence(skipped.length)}` : said;
    toast(text, changed.length > 0 ? { action: { label: t("Undo"), act } } : {});
  };
}
