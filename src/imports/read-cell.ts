import type { Field } from "../entity/describe.ts";
import { readChoice, readFlag } from "./choice-words.ts";
import { readDate, readMoment } from "./dates.ts";
import type { Mapped } from "./import-settings.ts";
import { readNumber } from "./numbers.ts";

/** A value, or why there is none. */
export type Read = { value: unknown } | { reason: string };

/** A cell's text without what is not part of it: spaces around it, and the quote before a formula in our own exports. */
export function bareCell(cell: string): string {
  return cell.trim().replace(/^'(?=[=+\-@\t\r])/, "");
}

/** Reads the texts that go into a field as what it holds. */
export function readCell(field: Field, texts: string[], mapped: Mapped, time_zone: string): Read {
  if (field.list) return { value: texts.flatMap((text) => parts(field, text)) };
  const text = texts.join(" ");
  if (field.choices) return given(readChoice(text, field.choices), "is none of the choices");
  const order = mapped.date ?? "dmy";
  switch (field.kind) {
    case "money":
    case "percent":
    case "count":
      return given(rounded(field, readNumber(text, mapped.decimal ?? ".")), "is no number");
    case "date":
      return given(readDate(text, order), "is no date");
    case "moment":
      return given(readMoment(text, order, time_zone), "is no date");
    case "flag":
      return given(readFlag(text), "is neither yes nor no");
    case "country":
      return { value: countries[text.toLowerCase()] ?? text };
    case "currency":
      return { value: currencies[text.toLowerCase()] ?? text };
  }
  return { value: text };
}

const countries: Record<string, string> = {
  france: "FR",
  belgique: "BE",
  belgium: "BE",
  suisse: "CH",
  switzerland: "CH",
  allemagne: "DE",
  germany: "DE",
  espagne: "ES",
  spain: "ES",
  italie: "IT",
  italy: "IT",
  luxembourg: "LU",
  "royaume-uni": "GB",
  "united kingdom": "GB",
  "états-unis": "US",
  "united states": "US",
  canada: "CA",
  "pays-bas": "NL",
  netherlands: "NL",
  portugal: "PT",
};
const currencies: Record<string, string> = { "€": "EUR", euro: "EUR", euros: "EUR", $: "USD", "£": "GBP" };

function given(value: unknown, reason: string): Read {
  return value === undefined ? { reason } : { value };
}

// Amounts have cents; a whole number written "12,0" is whole.
function rounded(field: Field, value: number | undefined): number | undefined {
  return value === undefined || field.kind !== "money" ? value : Math.round(value * 100) / 100;
}

/** The values of a list. Phones hold spaces, addresses and domains do not; names of records hold no comma. */
export function parts(field: Field, text: string): string[] {
  const separator =
    field.kind === "phone"
      ? /\s*[;,|\n]\s*|\s+\/\s+/
      : ["email", "domain"].includes(field.kind)
        ? /[\s;,|]+/
        : field.reference
          ? /\s*[;,|\n]\s*/
          : /\s*[;|\n]\s*/;
  return text.split(separator).filter((part) => part !== "");
}
