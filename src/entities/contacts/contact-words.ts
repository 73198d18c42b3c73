import { fieldName } from "../../records/field-names.ts";
import { phrase, t } from "../../ui/translate.ts";

/** What part a contact has in decisions, as people say it; empty when it is not known. */
export function decisionRole(role: string | null | undefined): string {
  return role ? t(roles[role] ?? role) : "";
}

/** The word for a contact who is no longer there or must be left alone; empty for the others. */
export function contactWarning(status: string | undefined): string {
  return status && warnings[status] ? t(warnings[status]) : "";
}

/** A field of a contact as people call it. */
export function contactLabel(name: string): string {
  return fieldName(name);
}

/** The words to choose from, for the fields that take only some. */
export function contactOptions(name: string): Array<{ value: string; label: string }> | undefined {
  if (name !== "decision_role") return undefined;
  const known = Object.keys(roles).map((role) => ({ value: role, label: decisionRole(role) }));
  return [{ value: "", label: t("Not known") }, ...known];
}

const roles: Record<string, string> = {
  decides: phrase("Decides"),
  influences: phrase("Influences"),
  uses: phrase("Uses it"),
  buys: phrase("Buys"),
  blocks: phrase("Blocks"),
};

const warnings: Record<string, string> = {
  left_company: phrase("Has left the company"),
  do_not_contact: phrase("Do not contact"),
};
