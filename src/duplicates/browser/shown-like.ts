import { formatPhone } from "../../ui/format-short.ts";
import { groupDigits, unbroken } from "../../ui/group-digits.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { Shown } from "./duplicates-client.ts";

const words: Record<string, string> = {
  siren: phrase("same SIREN"),
  domain: phrase("same domain of e-mail or website"),
  email: phrase("same e-mail address"),
  phone: phrase("same phone number"),
  name: phrase("same name"),
};

/** Why two records are probably one, as one reads it below their names. */
export function becauseOf(reasons: string[]): string {
  const said = reasons.map((reason) => t(words[reason] ?? reason)).join(", ");
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}

/** What tells a record from another of its name. */
export function toldBy({ title, company_name, city, emails, phones, phone, siren, domains }: Shown): string {
  const numbers = [phones?.[0] && formatPhone(phones[0]), phone && formatPhone(phone), siren && groupDigits(siren)];
  return [title, company_name, city, emails?.[0], ...numbers.map((number) => number && unbroken(number)), domains?.[0]]
    .filter(Boolean)
    .join(" · ");
}
