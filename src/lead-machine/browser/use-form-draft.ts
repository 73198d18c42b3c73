import type { Entry } from "../../client/api.ts";
import type { Writes } from "../../records/use-writes.ts";
import { useDraft } from "../../screen/draft.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";

/** What of a form is changed in its editor. */
export type FormValues = Pick<Entry<"forms">, (typeof edited)[number]>;

const edited = [
  "heading",
  "intro",
  "asked",
  "consent",
  "consent_required",
  "confirms",
  "thanks",
  "thanks_address",
  "assigning",
  "lead_owner_id",
  "assignee_ids",
] as const;

/** Sets some of the values of a form. */
export type SetForm = (change: Partial<FormValues>) => void;

/** A form as it is being changed, kept for this tab, and how it is saved or let go. */
export function useFormDraft(row: Entry<"forms">, writes: Writes) {
  const [{ texts }, type, forget] = useDraft("lead-form", row.id);
  const changes = Object.fromEntries(
    Object.entries(texts)
      .map(([name, text]) => [name, JSON.parse(text) as unknown] as const)
      .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(row[name as keyof FormValues])),
  ) as Partial<FormValues>;
  const stored = Object.fromEntries(edited.map((name) => [name, row[name]])) as FormValues;
  const set: SetForm = (change) =>
    type(Object.fromEntries(Object.entries(change).map(([name, value]) => [name, JSON.stringify(value)])));
  const save = () =>
    writes.update(row as Parameters<Writes["update"]>[0], changes).then(() => {
      forget();
      toast(t("Form saved."), { tone: "good" });
    }, toastRefusal);
  return { values: { ...stored, ...changes }, changed: Object.keys(changes).length > 0, set, save, forget };
}
