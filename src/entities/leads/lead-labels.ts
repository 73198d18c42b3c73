import type { FieldGroup } from "../../records/more-fields.tsx";
import { t } from "../../ui/translate.ts";

/** The names of a lead's fields, for panels, forms and its history. */
export function leadLabels(): Record<string, string> {
  return {
    name: t("Name"),
    title: t("Position"),
    company_name: t("Company"),
    account_id: t("Client"),
    emails: t("E-mail"),
    phones: t("Phone"),
    website: t("Website"),
    city: t("City"),
    country: t("Country"),
    language: t("Language"),
    source: t("Source"),
    value: t("Value"),
    currency: t("Currency"),
    probability: t("Probability"),
    expected_close: t("Expected close"),
    score: t("Score"),
    next_activity: t("Next step"),
    next_activity_at: t("Planned for"),
    last_touch_at: t("Last contact"),
    lost_reason: t("Reason of loss"),
    lost_note: t("About the loss"),
    do_not_contact: t("Do not contact"),
    note: t("Note"),
  };
}

/** Every field that the head of the panel does not show, in groups. */
export function leadGroups(): FieldGroup[] {
  const labels: Record<string, string> = {
    ...leadLabels(),
    weighted: t("Weighted value"),
    stage_entered_at: t("In this stage since"),
    created_at: t("Created"),
    updated_at: t("Changed"),
    team_id: t("Team"),
    external_source: t("Comes from"),
    external_id: t("Its number there"),
  };
  const group = (title: string, names: string[]): FieldGroup => {
    return { title, fields: names.map((name) => ({ name, label: labels[name] ?? name })) };
  };
  return [group(t("Contact"), contact), group(t("Deal"), deal), group(t("Record"), record)];
}

const contact = ["website", "city", "country", "language", "do_not_contact", "last_touch_at"];
const sale = ["probability", "currency", "weighted", "note"];
const deal = ["company_name", "title", "account_id", ...sale];
const past = ["stage_entered_at", "lost_reason", "lost_note", "team_id"];
const record = [...past, "created_at", "updated_at", "external_source", "external_id"];
