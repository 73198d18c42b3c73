import { ApiError } from "../client/api-error.ts";
import { phrase, t } from "../ui/translate.ts";
import { fieldName } from "./field-names.ts";

/** What is wrong with each field by its name; a place in a list counts for the list. */
export function fieldErrors(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? error.details?.fields : undefined;
  const named = Object.entries(fields ?? {}).map(([path, text]) => [path.split(".")[0], inWords(text)]);
  return Object.fromEntries(named) as Record<string, string>;
}

/** The same as a summary tells it, each by its label, without those that were changed since. */
export function errorLines(
  error: unknown,
  labels: Record<string, string>,
  mended: string[],
): { name: string; error: string; label: string }[] {
  return Object.entries(fieldErrors(error))
    .filter(([name]) => !mended.includes(name))
    .map(([name, text]) => ({ name, error: text, label: labels[name] ?? fieldName(name) }));
}

/** The server says in English and in its own terms what is wrong with a value. */
function inWords(text: string): string {
  const [, sentence] = wordings.find(([pattern]) => pattern.test(text)) ?? [];
  // The database says only how the sentence ends.
  const said = t(sentence ?? text);
  return said.charAt(0).toUpperCase() + said.slice(1) + (/[.!?…]$/.test(said) ? "" : ".");
}

const wordings: Array<[RegExp, string]> = [
  [/email/i, phrase("This is no e-mail address.")],
  [/phone/i, phrase("This is no phone number.")],
  [/^shows nothing/, phrase("Write something that can be seen.")],
  [/\bURL\b/, phrase("This is no web address.")],
  [/ISO date/, phrase("This is no date.")],
  [/^is not between the years 1 /, phrase("Write a day between the years 1 and 9999.")],
  [/^is not between the years/, phrase("Write a day between the years 1000 and 9998.")],
  [/country/, phrase("Write the two letters of the country, such as FR.")],
  [/currency/, phrase("Write the three letters of the currency, such as EUR.")],
  [/^is no SIREN/, phrase("This is no SIREN: it has nine digits, and the last one checks the others.")],
  [/^is no SIRET/, phrase("This is no SIRET: it has fourteen digits, and the last one checks the others.")],
  [/^is no VAT number/, phrase("This is no VAT number of the European Union, such as FR44732829320.")],
  [/^is no domain/, phrase("This is no domain, such as example.com.")],
  [/Too small.*characters/, phrase("This is needed.")],
  [/Too big.*characters/, phrase("This is too long.")],
  [/Too small|Too big/, phrase("This number is out of range.")],
];
