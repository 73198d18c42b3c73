import type { Field } from "../../entity/describe.ts";
import { parts, type Read } from "../read-cell.ts";
import { readPhone } from "../../entity/read-phone.ts";
import { isNorthAmerican } from "./phones.ts";

/** What a list's cell gives: the values, what must be left out and why, and what belongs elsewhere. */
export type Many = {
  values: string[];
  left: { text: string; reason: string }[];
  /** A phone among the addresses, an address among the phones. */
  astray: string[];
  /** What stands behind a number or beside an address, for the note. */
  beside: string[];
};

/** Where a number without a country code is dialled from: the code or the country that the row names, else the column's. */
export type Dialling = { code: string | undefined; country: string | undefined };

/** Reads the texts of addresses, phones, domains and other lists one by one: one that cannot be read costs no other. */
export function readMany(field: Field, texts: string[], dialling: Dialling): Many {
  const many: Many = { values: [], left: [], astray: [], beside: [] };
  for (const text of texts.flatMap((cell) => parts(field, cell))) {
    if (field.kind === "phone" && /\S@\S/.test(text)) many.astray.push(text);
    else if (field.kind === "email" && !text.includes("@") && /^\+?[\d\s().-]{7,20}$/.test(text))
      many.astray.push(text);
    else if (field.kind === "phone") takePhone(many, text, dialling);
    else {
      take(many, text, plain(field, text));
      if (field.kind === "email" && /\s\S*\p{L}{3}/u.test(text.replace(/<.*>|\S*@\S*/g, "")) && !/<.*>/.test(text))
        many.beside.push(text);
    }
  }
  return { ...many, values: [...new Set(many.values)] };
}

function take(many: Many, text: string, read: Read): void {
  if ("value" in read) many.values.push(String(read.value));
  else many.left.push({ text, reason: read.reason });
}

const longest_phone = 80;

/** Takes what a cell says of phones: one number, with an extension or a word behind it, or several side by side. */
function takePhone(many: Many, text: string, dialling: Dialling): void {
  if (text.length > longest_phone) return void many.left.push({ text, reason: "is no phone number" });
  if (/^\d(\.\d+)?E\+\d+$/i.test(text)) return void many.left.push({ text, reason: "was shortened by a spreadsheet" });
  const [, bare = text, inner, word] =
    /^([+\d][\d\s().-]{6,}?)\s*(?:\((?:ext\.? ?)?(\d{2,5})\)|[\s(](\p{L}[\p{L} .]*)\)?)?$/iu.exec(text) ?? [];
  const read = onePhone(inner || word ? bare : text, dialling);
  if (read) {
    many.values.push(read.number);
    const behind = read.extension ?? inner;
    if (behind) many.beside.push(`ext. ${behind}`);
    if (word) many.beside.push(text);
    return;
  }
  // (Two whole numbers side by side; what stands in groups is one.)
  const several = text.split(/^\+?\d{9,}(\s+\+?\d{9,})+$/.test(text) ? /\s+/ : /\s{2,}|\/| - /).filter(Boolean);
  const all = several.length > 1 ? several.map((one) => onePhone(one, dialling)) : [];
  if (all.length > 0 && all.every((one) => one !== undefined)) many.values.push(...all.map((one) => one?.number ?? ""));
  else many.left.push({ text, reason: "is no phone number" });
}

/** A phone number with the dialling code or country that goes with it. */
export function onePhone(text: string, { code, country }: Dialling) {
  const digits = code?.replace(/\D/g, "");
  const whole =
    digits && !/^\s*(\+|00)/.test(text)
      ? readPhone(`+${digits} ${text.replace(/^0(?=[1-9])/, "")}`, country)
      : undefined;
  return whole ?? readPhone(text, country) ?? (isNorthAmerican(text) ? readPhone(text, "US") : undefined);
}

function plain(field: Field, text: string): Read {
  const written = field.kind === "email" ? address(text) : text;
  const parsed = field.schema.safeParse([written]);
  const [value] = parsed.success ? (parsed.data as unknown[]) : [];
  return value === undefined ? { reason: reasons[field.kind] ?? "cannot be used" } : { value };
}

const reasons: Record<string, string> = { email: "is no e-mail address", domain: "is no domain" };

// "Ada Lovelace <ada@example.org>", "mailto:ada@example.org", "ada@example.org (work)", "e-mail: ada@example.org"; of
// "o'hara@example.org" the sign in it is a part.
function address(text: string): string {
  // What was copied from a page may hold signs that nobody sees.
  const visible = text.slice(0, 500).replace(/[\u200b\u2060\ufeff]/g, "");
  const [found] = /[^\s@<>()[\],;:"]+@[^\s@<>()[\],;:"']+/.exec(visible) ?? [];
  // A second sign makes it unclear which part is the address.
  return found && text.indexOf("@") === text.lastIndexOf("@") ? found.replace(/^[*']+|[.]+$/g, "") : text;
}
