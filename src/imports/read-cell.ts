import type { Field } from "../entity/describe.ts";
import { dateInTwoWays, readDate, readMoment } from "./dates.ts";
import type { Mapped } from "./import-settings.ts";
import { readDuration } from "./durations.ts";
import { numberInTwoWays, readNumber } from "./numbers.ts";
import { readCountry } from "./reading/countries.ts";
import { listIn, splitAt } from "./reading/several.ts";
import { readChoice, readFlag } from "./reading/values.ts";

/** A value, or why there is none. */
export type Read = { value: unknown } | { reason: string };

/** A cell's text, its letters composed, without what is not part of it: spaces around it, the quote before a formula in our own exports, and ="0612", by which others keep a spreadsheet from reckoning. */
export function bareCell(cell: string): string {
  const bare = cell
    .normalize()
    .trim()
    .replace(/^'(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/, "")
    .replace(/^="([^"]*)"$/, "$1");
  return isEmpty(bare) ? "" : bare;
}

// What programs write where there is nothing.
const nothing = new Set([
  "",
  "[]",
  "NULL",
  "null",
  "NaN",
  "nan",
  "N/A",
  "n/a",
  "#N/A",
  "-",
  "--",
  "—",
  "(empty)",
  "(blank)",
]);

/** Whether a cell holds nothing, in whatever way a program writes that. */
export function isEmpty(cell: string): boolean {
  return nothing.has(cell);
}

/** Reads the text that goes into a field of one value as what it holds. */
export function readCell(field: Field, text: string, mapped: Mapped, time_zone: string): Read {
  if (field.choices) return given(readChoice(text, field.choices, field.listed), "is none of the choices");
  switch (field.kind) {
    case "money":
    case "percent":
    case "count":
      return given(rounded(field, readNumber(text, mapped.decimal)), () => unread(numberInTwoWays(text), "number"));
    case "minutes":
      return readDuration(text, mapped.seconds);
    case "date":
      return given(readDate(text, mapped.date), () => unread(dateInTwoWays(text), "date"));
    case "moment":
      return given(readMoment(text, mapped.date, time_zone), () => unread(dateInTwoWays(text), "date"));
    case "flag":
      return given(readFlag(text), "is neither yes nor no");
    case "country":
      return given(readCountry(text), "is no country that is known");
    case "currency":
      return { value: currencies[text.toLowerCase()] ?? text };
  }
  return { value: text };
}

const currencies: Record<string, string> = {
  "€": "EUR",
  euro: "EUR",
  euros: "EUR",
  $: "USD",
  dollar: "USD",
  dollars: "USD",
  "£": "GBP",
  "₹": "INR",
  r$: "BRL",
};

const unread = (two_ways: boolean, what: "number" | "date") =>
  two_ways ? "may be read in two ways" : what === "number" ? "is no number" : "is no date";

// (Why a cell cannot be read is asked of those alone that cannot: it takes as long as reading them again.)
function given(value: unknown, reason: string | (() => string)): Read {
  if (value !== undefined) return { value };
  return { reason: typeof reason === "string" ? reason : reason() };
}

// Amounts have cents; a whole number written "12,0" is whole.
function rounded(field: Field, value: number | undefined): number | undefined {
  return value === undefined || field.kind !== "money" ? value : Math.round(value * 100) / 100;
}

/** The values of a list. Phones hold spaces, addresses and domains do not; names of records hold no comma. */
export function parts(field: Field, text: string): string[] {
  const listed = listIn(text);
  if (listed) return listed;
  const separator =
    field.kind === "phone"
      ? /\s*[;,|\n]\s*|\s+\/\s+|\s+:::\s+|\s+(?:or|ou|oder)\s+/
      : ["email", "domain"].includes(field.kind)
        ? /\s*(?:[;,|\n]|:::)\s*|\s+\/\s+|\s+(?=\S+@)/
        : field.reference
          ? /\s*(?:[;,|\n]|:::)\s*/
          : /\s*[;|\n]\s*/;
  const reaches = field.kind === "phone" || field.kind === "email";
  const split = splitAt(text, separator);
  const bare = field.reference === "tags" ? split.map(withoutColour) : split;
  return bare.filter((part) => part !== "" && !isEmpty(part) && !(reaches && part === "0"));
}

// "Urgent (red)", as boards of Trello write their labels.
const withoutColour = (text: string) =>
  text.replace(
    /(?<=\S) \((green|yellow|orange|red|purple|blue|sky|lime|pink|black)(_dark|_light| dark| light)?\)$/,
    "",
  );
