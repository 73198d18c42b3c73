import "../records/rule-words.ts";
import type { Row } from "../entity/export.ts";
import { fieldText } from "../records/field-text.ts";
import { french as places } from "../entities/places.french.ts";
import { french as records } from "../records/records.french.ts";
import { knowChoices } from "../ui/choice-lists.ts";
import { setRegion } from "../ui/format.ts";
import { startTranslation } from "../ui/translate.ts";
import type { Reader, SeenColumn } from "./seen.ts";

const french = { ...places, ...records };

/** Does something in the words and signs of a reader. It awaits nothing, since others are served in between. */
export function asReadBy<Made>({ language, locale, time_zone }: Reader, columns: SeenColumn[], make: () => Made): Made {
  setRegion({ language, locale, time_zone });
  startTranslation(language, language === "fr" ? french : {});
  for (const { field } of columns) if (field.chosen_from) knowChoices(field.chosen_from, field.listed ?? []);
  return make();
}

/** A value as its cell on the screen says it, and a record that it points at by its name; only under {@link asReadBy}. */
export function cellText({ field, relation }: SeenColumn, row: Row): string {
  if (relation) return namesOf(row[relation]);
  if (field.own && field.choices)
    return field.listed?.find(({ key }) => key === row[field.name])?.name ?? String(row[field.name] ?? "");
  // Beside another country a French number needs its code: whoever reads the file dials from there.
  const abroad = field.kind === "phone" && ![undefined, null, "FR"].includes(row["country"] as string | undefined);
  if (abroad) return [row[field.name] ?? []].flat().join(", ");
  return fieldText(field, row[field.name], row["currency"] as string | undefined);
}

function namesOf(related: unknown): string {
  if (Array.isArray(related)) return related.map(namesOf).join(", ");
  return (related as { name?: string } | null | undefined)?.name ?? "";
}
