/** The beginning of a text, in whole characters: half a pair of an emoji is no text for the database. */
export function cut(text: string, most: number): string {
  return text
    .slice(0, most)
    .toWellFormed()
    .replace(/\uFFFD$/, "");
}

/** A text as the database keeps it: without zero bytes, a mark in the place of each half of a pair. */
export const storable = (text: string): string => text.replaceAll("\u0000", "").toWellFormed();
