import { currentLanguage } from "./translate.ts";

/** A country by its two letters, in the reader's language. */
export function countryName(country: string): string {
  // A code that no country has is shown as it stands.
  if (!/^[A-Z]{2}$/.test(country)) return country;
  return new Intl.DisplayNames([currentLanguage()], { type: "region" }).of(country) ?? country;
}
