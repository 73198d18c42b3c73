import { escape } from "../mail/letter.ts";
import type { OwnField } from "../entity/own-field.ts";
import type { AskedField } from "./asked.ts";
import { page_words } from "./page-words.ts";
import { askedKind, type Wrong } from "./read-sent.ts";
import type { Shown } from "./shown.ts";

/** How a field of a form is called: as the form says, as the company calls its own, or as we call it. */
export function labelOf({ field, label }: AskedField, { own, language }: Pick<Shown, "own" | "language">): string {
  const theirs = own.find(({ key }) => field === `custom.${key}`);
  return label || theirs?.name || page_words[language].fields[field] || field;
}

/** The attributes of a control, in their order. */
function attributes(of: Record<string, string | number | boolean | undefined>): string {
  return Object.entries(of)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escape(String(value))}"`))
    .join("");
}

const types: Record<string, Record<string, string>> = {
  email: { type: "email" },
  phone: { type: "tel" },
  url: { type: "text", inputmode: "url" },
  date: { type: "date" },
  count: { type: "text", inputmode: "numeric" },
  percent: { type: "text", inputmode: "numeric" },
  money: { type: "text", inputmode: "decimal" },
};
const filled: Record<string, string> = {
  name: "name",
  email: "email",
  phone: "tel",
  company_name: "organization",
  title: "organization-title",
  website: "url",
  city: "address-level2",
};

type Ties = { id?: string | undefined; value?: string | undefined; wrong?: Wrong | undefined };

/** The control of a field as HTML without script. */
export function controlOf(asked: AskedField, form: Pick<Shown, "own" | "language">, { id, value, wrong }: Ties = {}) {
  const { field, required } = asked;
  const { kind, most, choices } = askedKind(field, form.own);
  const told = wrong && id ? { "aria-invalid": "true", "aria-describedby": `${id}-wrong` } : {};
  const shared = { name: field, id, required, ...told };
  if (kind === "text")
    return `<textarea${attributes({ ...shared, rows: 5, maxlength: most })}>${escape(value ?? "")}</textarea>`;
  if (kind === "choice") return selectOf(shared, choices, page_words[form.language].choose, value);
  if (kind === "flag")
    return `<input type="checkbox"${attributes({ ...shared, value: "yes", checked: value === "yes" })}>`;
  const typed = { ...(types[kind] ?? { type: "text" }), ...shared, maxlength: most, autocomplete: filled[field] };
  return `<input${attributes({ ...typed, value: value || undefined })}>`;
}

function selectOf(shared: Parameters<typeof attributes>[0], choices: OwnField["choices"], choose: string, value = "") {
  const options = choices.map(
    ({ key, name }) => `<option${attributes({ value: key, selected: key === value })}>${escape(name)}</option>`,
  );
  return `<select${attributes(shared)}><option value="">${escape(choose)}</option>${options.join("")}</select>`;
}

/** What stands beside its control, not above it. */
export const isTicked = ({ field }: AskedField, { own }: Pick<Shown, "own">) => askedKind(field, own).kind === "flag";
