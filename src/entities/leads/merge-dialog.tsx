import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { refreshAll } from "../../records/cache.ts";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Picker } from "../../records/picker.tsx";
import type { Writes } from "../../records/use-writes.ts";
import { StateGlyph } from "../../screen/state-mark.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { glyphOf } from "./lead-glyphs.ts";

type Lead = Entry<"leads">;
type Props = { lead: Lead; writes: Writes; onClose: () => void };

/** Finds the duplicate of a lead, which gives what this one lacks and then goes to the bin. */
export default function MergeDialog({ lead, writes, onClose }: Props) {
  const cache = useQueryClient();
  const [duplicate, setDuplicate] = useState<Lead | null>(null);
  async function send() {
    if (!duplicate) return;
    await writes.act(lead.id, "merge", { duplicate_id: duplicate.id });
    refreshAll(cache, "leads");
    toast(t("Merged. {{name}} is in the bin.", { name: duplicate.name }), { tone: "good" });
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t("Merge a duplicate into {{name}}", { name: lead.name })}
      description={t(
        "Empty fields are filled from the duplicate, its addresses, numbers and note are added; then it goes to the bin.",
      )}
      act={duplicate ? t("Merge {{name}}", { name: duplicate.name }) : t("Merge")}
      missing={duplicate ? undefined : t("Choose the duplicate first.")}
      send={send}
    >
      {() => (
        <Picker<Lead>
          entity="leads"
          label={t("Find the duplicate")}
          value={duplicate?.id ?? null}
          without={[lead.id]}
          onChange={setDuplicate}
          content={(hit) => <Hit lead={hit} />}
        />
      )}
    </FormDialog>
  );
}

function Hit({ lead }: { lead: Lead }) {
  return (
    <>
      <StateGlyph glyph={glyphOf(lead.stage)} />
      <span className="flex-none font-medium">{lead.name}</span>
      <span className="min-w-0 flex-1 truncate text-ink-3">{lead.company_name}</span>
      <span className="truncate text-meta text-ink-3">{lead.emails[0]}</span>
    </>
  );
}
