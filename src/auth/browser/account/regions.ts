import { currentLanguage } from "../../../ui/translate.ts";

/** The regional formats that are offered. */
export const regions =
  "fr-FR fr-BE fr-CH fr-CA fr-LU en-GB en-IE en-US de-DE de-AT de-CH es-ES it-IT nl-NL nl-BE pt-PT".split(" ");

/** These values and the chosen one: one that was set elsewhere is offered too. */
export function among(values: string[], chosen: string): string[] {
  return values.includes(chosen) ? values : [chosen, ...values];
}

/** `français (France)`, in the language of the interface. */
export function regionName(locale: string): string {
  return new Intl.DisplayNames(currentLanguage(), { type: "language" }).of(locale) ?? locale;
}
