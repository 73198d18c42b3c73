import { currentLanguage } from "../../ui/translate.ts";

/** `euro (EUR)`, in the language of the interface. */
export function currencyName(code: string): string {
  const name = new Intl.DisplayNames(currentLanguage(), { type: "currency", fallback: "none" }).of(code);
  return name ? `${name} (${code})` : code;
}

/** Every currency but these, to choose from: those of the neighbourhood first, then by name. */
export function currenciesBut(taken: readonly string[]): { value: string; label: string }[] {
  const rest = Intl.supportedValuesOf("currency").filter((code) => !near.includes(code));
  const named = rest.map((code) => ({ value: code, label: currencyName(code) }));
  const sorted = named.toSorted((one, other) => one.label.localeCompare(other.label, currentLanguage()));
  return [...near.map((code) => ({ value: code, label: currencyName(code) })), ...sorted].filter(
    ({ value }) => !taken.includes(value),
  );
}

const near = ["EUR", "CHF", "GBP", "USD", "CAD", "MAD", "XOF"];
