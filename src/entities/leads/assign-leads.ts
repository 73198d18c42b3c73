import type { Named } from "../../client/api.ts";
import { toastFailure } from "../../records/failure.ts";
import type { Writes } from "../../records/use-writes.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import type { LeadRow } from "./lead-row.ts";
import { skippedSentence } from "./skipped-sentence.ts";

// The server assigns one at a time; four on their way keep a long list quick without flooding it.
const lanes = 4;

/** Gives leads to a person; says how many were refused, and offers to give them back. */
export async function assignLeads(writes: Writes, leads: LeadRow[], owner: Named): Promise<void> {
  const done = await each(leads, (lead) => assign(writes, lead, owner));
  const skipped = leads.length - done.length;
  // The reason of a single refusal is worth more than a count.
  if (leads.length === 1 && leads[0] && skipped === 1) return assign(writes, leads[0], owner);
  const said =
    done.length === 1
      ? t("{{lead}} now belongs to {{name}}.", { lead: done[0]?.name ?? "", name: owner.name })
      : t("{{count}} leads now belong to {{name}}.", { count: done.length, name: owner.name });
  const before = done.filter((lead) => lead.owner);
  const act = () =>
    void each(before, (lead) => assign(writes, lead, lead.owner as Named)).then(({ length }) => {
      if (length < before.length) toast(skippedSentence(before.length - length), { tone: "bad" });
    }, toastFailure);
  const undo = before.length > 0 ? { action: { label: t("Undo"), act } } : {};
  toast(skipped ? `${said} ${skippedSentence(skipped)}` : said, undo);
}

async function assign(writes: Writes, { id }: LeadRow, { id: owner_id, name }: Named): Promise<void> {
  await writes.act(id, "assign", { owner_id }, { owner_id, owner: { id: owner_id, name } });
}

/** Those of the leads on which the act was not refused. */
async function each(leads: LeadRow[], act: (lead: LeadRow) => Promise<void>): Promise<LeadRow[]> {
  const waiting = [...leads];
  const done: LeadRow[] = [];
  const lane = async () => {
    for (let lead = waiting.shift(); lead; lead = waiting.shift()) {
      const present = lead;
      await act(present).then(
        () => done.push(present),
        () => {},
      );
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done;
}
