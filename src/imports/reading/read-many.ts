import type { Field } from "../../entity/describe.ts";
import { parts, type Read } from "../read-cell.ts";
import { readPhone } from "../../entity/read-phone.ts";

/** What a list's cell gives: the values, what must be left out and why, and what belongs elsewhere. */
export type Many = {
  values: string[];
  left: { text: string; reason: string }[];
  /** A phone among the addresses, an address among the phones. */
  astray: string[];
  extensions: string[];
};

/** Where a number without a country code is dialled from: the code or the country that the row names, else the column's. */
export type Dialling = { code: string | undefined; country: string | undefined };

/** Reads the texts of addresses, phones, domains and other lists one by one: one that cannot be read costs no other. */
export function readMany(field: Field, texts: string[], dialling: Dialling): Many {
  const many: Many = { values: [], left: [], astray: [], extensions: [] };
  for (const text of texts.flatMap((cell) => parts(field, cell))) {
    if (field.kind === "phone" && /\S@\S/.test(text)) many.astray.push(text);
    else if (field.kind === "email" && !text.includes("@") && /^\+?[\d\s().-]{7,20}$/.test(text))
      many.astray.push(text);
    else take(many, text, field.kind === "phone" ? phone(many, text, dialling) : plain(field, text));
  }
  return { ...many, values: [...new Set(many.values)] };
}

function take(many: Many, text: string, read: Read): void {
  if ("value" in read) many.values.push(String(read.value));
  else many.left.push({ text, reason: read.reason });
}

/** Reads one phone number, from where the row dials. */
function phone(many: Many, text: string, dialling: Dialling): Read {
  if (/^\d(\.\d+)?E\+\d+$/i.test(text)) return { reason: "was shortened by a spreadsheet" };
  const read = onePhone(text, dialling);
  if (read?.extension) many.extensions.push(read.extension);
  return read ? { value: read.number } : { reason: "is no phone number" };
}

/** A phone number with the dialling code or country that goes with it. */
export function onePhone(text: string, { code, country }: Dialling) {
  const digits = code?.replace(/\D/g, "");
  const whole =
    digits && !/^\s*(\+|00)/.test(text)
      ? readPhone(`+${digits} ${text.replace(/^0(?=[1-9])/, "")}`, country)
      : undefined;
  return whole ?? readPhone(text, country);
}

function plain(field: Field, text: string): Read {
  const written = field.kind === "email" ? address(text) : text;
  const parsed = field.schema.safeParse([written]);
  const [value] = parsed.success ? (parsed.data as unknown[]) : [];
  return value === undefined ? { reason: reasons[field.kind] ?? "cannot be used" } : { value };
}

const reasons: Record<string, string> = { email: "is no e-mail address", domain: "is no domain" };

// "Ada Lovelace <ada@example.org>", "mailto:ada@example.org", "ada@example.org (work)".
function address(text: string): string {
  const inner = /<([^<>\s]+@[^<>\s]+)>/.exec(text)?.[1] ?? text;
  return inner
    .replace(/^mailto:/i, "")
    .replace(/\s*\([^)]*\)$/, "")
    .replace(/^[*\s]+|[.,;\s]+$/g, "");
}
