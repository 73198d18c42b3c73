import { fieldName } from "../../records/field-names.ts";
import type { FieldGroup } from "../../records/more-fields.tsx";
import { t } from "../../ui/translate.ts";

/** A field of a client as people call it. */
export function accountLabel(name: string): string {
  const own = {
    owner_id: t("Account manager"),
    team_id: t("Team"),
    created_at: t("Created"),
    updated_at: t("Changed"),
  };
  return own[name as keyof typeof own] ?? fieldName(name);
}

/** The fields whose changes the history tells. */
export function toldLabels(): Record<string, string> {
  return Object.fromEntries(told.map((name) => [name, accountLabel(name)]));
}

/** Every field that the facts do not show, in groups. */
export function accountGroups(): FieldGroup[] {
  const group = (title: string, names: string[]): FieldGroup => {
    return { title, fields: names.map((name) => ({ name, label: accountLabel(name) })) };
  };
  return [
    group(t("Company"), [
      "type",
      "legal_form",
      "naf",
      "since",
      "size",
      "revenue",
      "currency",
      "domains",
      "parent_id",
      "note",
    ]),
    group(t("Record"), ["team_id", "created_at", "updated_at", "external_source", "external_id"]),
  ];
}

const told = [
  "name",
  "legal_name",
  "legal_form",
  "type",
  "siren",
  "siret",
  "vat_id",
  "naf",
  "industry",
  "size",
  "revenue",
  "domains",
  "website",
  "phone",
  "address",
  "postcode",
  "city",
  "country",
  "currency",
  "payment_terms",
  "since",
  "note",
];
