import { kinds, type Kind } from "../entity/kinds.ts";
import type { OwnField } from "../entity/own-field.ts";
import { askable, type AskedField, most_of_line, most_of_own } from "./asked.ts";

/** What is wrong with a value that somebody sent. */
export type Wrong = "missing" | "long" | "kind";

/** What a form asks, as reading needs it. */
export type Asking = { fields: AskedField[]; own: OwnAsked[] };

/** A field of the company's own, as forms know it. */
export type OwnAsked = Pick<OwnField, "key" | "name" | "kind" | "hint" | "choices">;

/** What was sent as leads hold it, and what is wrong with it, by the fields of the form. */
export type ReadSent = { values: Record<string, unknown>; wrong: Record<string, Wrong> };

/** Reads the values of a form, each by its kind; what the form does not ask is left out. */
export function readSent({ fields, own }: Asking, sent: Record<string, string>): ReadSent {
  const wrong: Record<string, Wrong> = {};
  const found: [string, unknown][] = [];
  for (const { field, required } of fields) {
    const text = tidied(sent[field] ?? "");
    const { kind, most, choices } = askedKind(field, own);
    if (text === "") {
      if (required) wrong[field] = "missing";
    } else if (text.length > most) wrong[field] = "long";
    else {
      const value = valueOf(kind, choices, text);
      if (value === undefined) wrong[field] = "kind";
      else found.push([field, value]);
    }
  }
  return { values: asLead(found), wrong };
}

/** Of which kind a field is, how long its values are, and what can be chosen. */
export function askedKind(field: string, own: OwnAsked[]) {
  const known = askable[field];
  if (known) return { ...known, choices: [] as OwnField["choices"] };
  const theirs = own.find(({ key }) => field === `custom.${key}`);
  const kind: Kind | "choice" = theirs?.kind ?? "line";
  return { kind, most: most_of_own[kind] ?? most_of_line, choices: theirs?.choices.filter(({ gone }) => !gone) ?? [] };
}

// Characters that no text has, such as NUL, which the database refuses.
// oxlint-disable-next-line no-control-regex
const no_text = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A value as it is kept: without what no text has, and what surrounds it. */
export const tidied = (text: string) => text.normalize().replaceAll("\r\n", "\n").replace(no_text, "").trim();

function valueOf(kind: Kind, choices: OwnField["choices"], text: string): unknown {
  if (kind === "choice") return choices.find(({ key }) => key === text)?.key;
  if (kind === "flag") return true;
  if (kind === "line") return kinds.line.safeParse(text.replaceAll(/\s+/g, " ")).data;
  const is_number = kind === "count" || kind === "money" || kind === "percent";
  const written = is_number ? Number(text.replaceAll(/[\s\u00a0\u202f]/g, "").replace(",", ".")) : text;
  return kinds[kind].safeParse(written).data;
}

function asLead(found: [string, unknown][]): Record<string, unknown> {
  const values: Record<string, unknown> = { emails: [], phones: [] };
  const custom: Record<string, unknown> = {};
  for (const [field, value] of found)
    if (field === "email") values["emails"] = [value];
    else if (field === "phone") values["phones"] = [value];
    else if (field.startsWith("custom.")) custom[field.slice("custom.".length)] = value;
    else values[field] = value;
  return { ...values, custom };
}
