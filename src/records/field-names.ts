import { plainField } from "../ui/choice-word.ts";
import { own } from "./own.ts";
import { phrase, t } from "../ui/translate.ts";

/** A field of any entity as people call it. */
export function fieldName(field: string, entity?: string): string {
  return own.label(field, entity) ?? t(wordedField(field));
}

/** Its English, which is the key of its French: `expected_close` is "Expected close", `owner_id` is "Owner". */
export function wordedField(field: string): string {
  return names[field] ?? plainField(field);
}

// What is called otherwise than its column.
const names: Record<string, string> = {
  id: phrase("Tandem's own id"),
  company_name: phrase("Company"),
  parent_id: phrase("Parent company"),
  legal_name: phrase("Registered name"),
  color: "Colour",
  title: phrase("Position"),
  emails: phrase("E-mail"),
  phones: phrase("Phone"),
  type: phrase("Kind"),
  revenue: phrase("Turnover"),
  next_activity: phrase("Next step"),
  next_activity_at: phrase("Planned for"),
  last_touch_at: phrase("Last contact"),
  answer: phrase("First answer"),
  lost_reason: phrase("Reason of loss"),
  lost_note: phrase("About the loss"),
  decision_role: phrase("Buying role"),
  primary: phrase("Main contact"),
  main: phrase("Main contact"),
  active: phrase("Still there"),
  siren: "SIREN",
  siret: "SIRET",
  vat_id: phrase("VAT number"),
  naf: phrase("NAF code"),
  size: phrase("Employees"),
  weighted: phrase("Weighted value"),
  updated_at: phrase("Changed"),
  external_source: phrase("Comes from"),
  external_id: phrase("External ID"),
};
