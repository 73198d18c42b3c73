import type { FieldMeta } from "../entity/meta.ts";
import { choicesIn } from "../ui/choice-lists.ts";
import { choiceWord, offeredWord } from "../ui/choice-word.ts";
import { countryName } from "../ui/country-name.ts";
import { formatDuration } from "../ui/duration.ts";
import { formatDate, formatDateTime, formatNumber, wallClock, whenShown } from "../ui/format.ts";
import { formatAmount, formatPhone } from "../ui/format-short.ts";
import { groupDigits } from "../ui/group-digits.ts";
import { parseDuration, typedDuration } from "../ui/parse-duration.ts";
import { parseNumber } from "../ui/parse-number.ts";
import { readDate, readMoment, typedDate, typedMoment } from "../ui/typed-date.ts";
import { t } from "../ui/translate.ts";
import { wordingOf } from "./worded-kinds.ts";

/** What a field's kind asks of its text. */
export type FieldKind = Pick<FieldMeta, "kind" | "list"> &
  Partial<Pick<FieldMeta, "choices" | "chosen_from" | "offered_from">>;

/** A value as people read it; empty when there is none. */
export function fieldText(field: FieldKind, value: unknown, currency?: string): string {
  const { kind, list, choices, chosen_from, offered_from } = field;
  if (value === null || value === undefined || value === "") return "";
  if (list && Array.isArray(value)) {
    return value.map((one) => fieldText({ kind, list: false }, one)).join(", ");
  }
  if (offered_from && typeof value === "string") return offeredWord(value, offered_from);
  if ((choices || chosen_from) && typeof value === "string") return choiceWord(value, chosen_from);
  switch (kind) {
    case "money":
      return formatAmount(Number(value), currency);
    case "percent":
      return `${formatNumber(Number(value))}\u202f%`;
    case "count":
      return formatNumber(Number(value));
    case "minutes":
      return formatDuration(Number(value));
    case "date":
      return formatDate(String(value));
    case "moment":
      return formatDateTime(String(value));
    case "flag":
      return value ? t("Yes") : t("No");
    case "country":
      return countryName(String(value));
    case "phone":
      return formatPhone(String(value));
    case "url":
      return String(value)
        .replace(/^https?:\/\//, "")
        .replace(/\/$/, "");
    case "siren":
    case "siret":
      return groupDigits(String(value));
    case "data":
      return Object.keys(value).length > 0 ? JSON.stringify(value) : "";
  }
  return wordingOf(kind)?.text(String(value)) ?? String(value);
}

/** A value as it stands in the control that changes it. */
export function typedText({ kind, list, offered_from }: FieldKind, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (offered_from) return offeredWord(String(value), offered_from);
  if (list && Array.isArray(value)) return value.join(", ");
  if (kind === "money") return String(value).replace(".", ",");
  const wording = wordingOf(kind);
  if (wording) return wording.text(String(value));
  if (kind === "minutes") return typedDuration(Number(value));
  if (kind === "date") return typedDate(String(value));
  if (kind === "moment") return typedMoment(wallClock(String(value)).slice(0, 16).replace(" ", "T"));
  return String(value);
}

/** What was typed, as the server takes it; undefined when it cannot be read ({@link unreadable} says what to write). */
export function typedValue({ kind, list, offered_from }: FieldKind, text: string): unknown {
  const plain = text.trim();
  if (list) return plain.split(/\s*[,;]\s*/).filter(Boolean);
  if (plain === "") return null;
  if (offered_from) return choicesIn(offered_from).find(({ name }) => name === plain)?.key ?? plain;
  if (kind === "flag") return plain === "true";
  const wording = wordingOf(kind);
  if (wording) return wording.read(plain);
  if (kind === "minutes") return parseDuration(plain);
  if (kind === "date") return readDate(plain);
  if (kind === "moment") {
    const clock = readMoment(plain);
    return clock && whenShown(Date.parse(`${clock}Z`));
  }
  if (!["money", "percent", "count"].includes(kind)) return plain;
  const number = parseNumber(plain.replace(/[€%]/g, ""));
  return Number.isNaN(number) ? undefined : number;
}

/** What to write where what was typed cannot be read. */
export function unreadable({ kind }: FieldKind): string {
  const now = wallClock(Date.now()).slice(0, 16).replace(" ", "T");
  if (kind === "date") return t("Write a day such as {{example}}.", { example: typedDate(now.slice(0, 10)) });
  if (kind === "moment") return t("Write a day and a time such as {{example}}.", { example: typedMoment(now) });
  const wording = wordingOf(kind);
  if (wording) return wording.unreadable();
  if (kind === "minutes") return t("Write a duration such as {{example}}.", { example: "1h30" });
  return t("Write a number.");
}
