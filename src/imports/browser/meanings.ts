import { fold } from "../fold.ts";
import type { ImportSettings } from "../import-settings.ts";

/** What stands for "leave the cell out", which no choice is called. */
export const outside = "\u0000";

/** Settings in which a text of a field means something; undefined takes that back. */
export function withMeaning(
  settings: ImportSettings,
  field: string,
  text: string,
  means: string | null | undefined,
): ImportSettings {
  const { [fold(text)]: _, ...others } = settings.values?.[field] ?? {};
  const given = means === undefined ? others : { ...others, [fold(text)]: means };
  return { ...settings, values: { ...settings.values, [field]: given } };
}

/** What a text was said to mean; undefined where nobody has said it. */
export function meaningOf(meanings: ImportSettings["values"], field: string, text: string): string | null | undefined {
  return meanings?.[field]?.[fold(text)];
}
