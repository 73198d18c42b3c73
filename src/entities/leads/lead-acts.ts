import type { Writes } from "../../records/use-writes.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { toastRefusal } from "./lead-refusals.ts";
import type { LeadRow, OpenLead } from "./lead-row.ts";
import { skippedSentence } from "../../records/skipped-sentence.ts";
import { changeStage, type Loss } from "./stage-changes.ts";
import { stageName } from "./stage-names.ts";

/** The acts on leads: shown at once, said, and open to undo where the server can. */
export function leadActs(writes: Writes, askLoss: (lead: LeadRow) => void) {
  async function moved(lead: LeadRow, to: string, loss?: Loss): Promise<void> {
    await changeStage(writes, lead, to, loss);
    sayMoved(writes, lead, to);
  }

  async function reopened(lead: LeadRow): Promise<void> {
    const open = (await writes.act(lead.id, "reopen")) as OpenLead | null;
    if (open) sayMoved(writes, lead, open.stage);
  }

  return {
    /** Throws when refused. */
    moved,

    /** To lost only with a reason, which is asked for. */
    move: (lead: LeadRow, to: string): void => {
      if (to === lead.stage) return;
      if (to === "lost") askLoss(lead);
      else void moved(lead, to).catch(toastRefusal);
    },

    reopen: (lead: LeadRow) => reopened(lead).catch(toastRefusal),

    claim: (lead: LeadRow) =>
      writes
        .act(lead.id, "claim")
        .then(() => toast(t("{{name}} is yours.", { name: lead.name }), { tone: "good" }), toastRefusal),

    remove(leads: LeadRow[]): Promise<void> {
      const ids = leads.map((lead) => lead.id);
      return writes.remove(ids, removedSentence);
    },
  };
}

function sayMoved(writes: Writes, lead: LeadRow, to: string): void {
  const { id, name, stage, lost_reason, lost_note } = lead;
  const loss = lost_reason ? { lost_reason, ...(lost_note && { lost_note }) } : undefined;
  const act = () => void changeStage(writes, { id, stage: to }, stage, loss).catch(toastRefusal);
  const text = t("{{name}}: {{stage}}", { name, stage: stageName(to) });
  toast(text, { action: { label: t("Undo"), act } });
}

function removedSentence(count: number, skipped: number): string {
  const removed = count === 1 ? t("1 lead is in the bin.") : t("{{count}} leads are in the bin.", { count });
  return skipped ? `${removed} ${skippedSentence(skipped)}` : removed;
}
