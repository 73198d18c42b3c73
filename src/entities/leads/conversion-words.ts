import { fieldName } from "../../records/field-names.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { ConversionPreview } from "./conversion.ts";

type Reason = ConversionPreview["accounts"][number]["reasons"][number];

const words: Record<Reason, string> = {
  linked: phrase("the lead is linked to it"),
  chosen: phrase("your choice"),
  siren: phrase("same SIREN"),
  domain: phrase("same domain of e-mail or website"),
  email: phrase("same e-mail address"),
  phone: phrase("same phone number"),
  name: phrase("same name"),
};

/** Why a record is offered, as one reads it below its name. */
export function becauseOf(reasons: Reason[]): string {
  const said = reasons.map((reason) => t(words[reason])).join(", ");
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** What a record takes of the lead when it is chosen. */
export function takes(fills: string[]): string | undefined {
  if (fills.length === 0) return undefined;
  return t("It takes from the lead: {{fields}}.", { fields: fills.map((field) => fieldName(field)).join(", ") });
}
